# SPDX-License-Identifier: MIT
# usage: zsh -f typed.zsh FOLDER LINE PATTERN: waits until a shell in which LINE and a tab were typed shows the pattern
zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell "PS1=; fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D; stty cols 400 -echo; print rea''dy"
zpty -r shell shown '*ready*' || exit 1
zpty -w -n shell "$2"$'\t'
zpty -r shell shown "$3"
result=$?
zpty -d shell
exit $result
