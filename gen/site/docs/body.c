/* SPDX-License-Identifier: MIT */
/* Rewrites a part of an HTML page, tag by tag: its links, its headings, its tables, its code. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "site/docs/docs.h"
#include "shared/named.h"

/* What is between two tags, or a tag itself: "<a href=...>". */
struct token {
	const char *at;
	size_t length;
};

static bool next_token(const char **text, struct token *token)
{
	const char *end;

	if (**text == '\0')
		return false;
	token->at = *text;
	end = **text == '<' ? strchr(*text, '>') : strchr(*text, '<');
	if (end == NULL)
		token->length = strlen(*text);
	else
		token->length = (size_t)(end - *text) + (**text == '<');
	*text += token->length;
	return true;
}

static bool is(const struct token *token, const char *tag)
{
	return strncmp(token->at, tag, strlen(tag)) == 0;
}

static bool is_heading(const struct token *token)
{
	return token->length >= 4 && is(token, "<h") && isdigit((unsigned char)token->at[2]);
}

/* The value of an attribute, or NULL. Freed by the caller. */
static char *attribute(const struct token *token, const char *name)
{
	struct text key = { 0 };
	const char *at;
	char *value = NULL;

	text_join(&key, " ", name, "=\"");
	at = strstr(token->at, text_string(&key));
	if (at != NULL && at < token->at + token->length)
		value = strndup(at + key.length, strcspn(at + key.length, "\""));
	text_free(&key);
	return value;
}

/* Adds the text up to the end of the heading, without its tags. */
static void plain(struct text *out, const char *text)
{
	struct token token;

	while (next_token(&text, &token) && !is(&token, "</h"))
		if (*token.at != '<')
			text_bytes(out, token.at, token.length);
}

/* ---- links ---- */

/* Removes ".." and ".", and what they leave. */
static void normalize(struct text *path)
{
	struct text out = { 0 };

	for (const char *at = text_string(path); *at != '\0';) {
		size_t length = strcspn(at, "/");

		if (length == 2 && strncmp(at, "..", 2) == 0) {
			while (out.length > 0 && out.at[--out.length] != '/')
				;
			text_cut(&out, out.length);
		} else if (length != 0 && !(length == 1 && *at == '.')) {
			text_add(&out, out.length != 0 ? "/" : "");
			text_bytes(&out, at, length);
		}
		at += length + (at[length] == '/');
	}
	text_free(path);
	*path = out;
}

/* docs/stat.md is docs/stat.html here, and each README.md the index.html of its folder. */
static void to_page(struct text *path)
{
	static const char source[] = ".md", readme[] = "README";
	size_t end = sizeof source - 1, name = sizeof readme - 1;

	if (path->length < end || strcmp(path->at + path->length - end, source) != 0)
		return;
	text_cut(path, path->length - end);
	if (path->length >= name && strcmp(path->at + path->length - name, readme) == 0) {
		text_cut(path, path->length - name);
		text_add(path, "index");
	}
	text_add(path, ".html");
}

static bool has_page(const struct site_docs *docs, const char *path)
{
	if (strcmp(path, "index.html") == 0)
		return true;
	for (size_t i = 0; i < docs->count; i++)
		if (strcmp(docs->paths[i], path) == 0)
			return true;
	return false;
}

/* Writes where a link of the page leads; false: to a file that the site does not have, which is then in `out`. */
static bool follow(const struct site_doc *doc, const char *href, struct text *out)
{
	const char *fragment = strchr(href, '#'), *slash = strrchr(doc->path, '/');
	size_t length = fragment != NULL ? (size_t)(fragment - href) : strlen(href);

	if (strstr(href, "://") != NULL || strncmp(href, "mailto:", 7) == 0 || length == 0) {
		text_add(out, href);
		return true;
	}
	text_bytes(out, doc->path, slash != NULL ? (size_t)(slash - doc->path) + 1 : 0);
	text_bytes(out, href, length);
	normalize(out);
	to_page(out);
	if (!has_page(doc->docs, text_string(out)))
		return false;
	text_add(out, fragment != NULL ? fragment : "");
	return true;
}

/* Opens a link; false: it leads nowhere here, so its text stays alone. */
static bool open_link(const struct site_doc *doc, const struct token *token)
{
	char *href = attribute(token, "href");
	struct text url = { 0 };
	bool leads = href != NULL && follow(doc, href, &url);

	if (leads) {
		bool outside = strchr(href, ':') != NULL || *href == '#';

		text_join(doc->page->out, "<a href=\"", outside ? "" : doc->page->root, text_string(&url));
		text_add(doc->page->out, "\">");
	}
	text_free(&url);
	free(href);
	return leads;
}

/* What the tags so far have opened. */
struct state {
	const char *all;             /* the whole text */
	bool linked, skip, verbatim; /* inside <a>; until </code>; inside <pre> */
	struct text id;              /* of the heading */
};

/* ---- headings, tables, code ---- */

/* Adds the name that forges give to a heading: its letters in lower case, and dashes for blanks. */
static void heading_id(struct text *out, const char *text)
{
	struct text words = { 0 };

	plain(&words, text);
	for (const char *at = text_string(&words); *at != '\0'; at++) {
		if (*at == '&' && strchr(at, ';') != NULL)
			at = strchr(at, ';');
		else if (*at == ' ')
			text_char(out, '-');
		else if (isalnum((unsigned char)*at) || *at == '-' || *at == '_' || (unsigned char)*at >= 0x80)
			text_char(out, (char)tolower((unsigned char)*at));
	}
	text_free(&words);
}

/* How many headings before this one have its id. */
static size_t repeats(const char *all, const char *end, const char *id)
{
	struct token token;
	size_t count = 0;

	while (all < end && next_token(&all, &token)) {
		struct text other = { 0 };

		if (token.at >= end || !is_heading(&token))
			continue;
		heading_id(&other, all);
		count += strcmp(text_string(&other), id) == 0;
		text_free(&other);
	}
	return count;
}

static void open_heading(const struct site_doc *doc, const struct token *token, struct state *state)
{
	struct text *id = &state->id;
	size_t before;

	text_cut(id, 0);
	heading_id(id, token->at + token->length);
	before = repeats(state->all, token->at, text_string(id));
	if (before != 0)
		text_printf(id, "-%zu", before);
	text_bytes(doc->page->out, token->at, 3);
	text_join(doc->page->out, " id=\"", text_string(id), "\">");
}

static void close_heading(const struct site_doc *doc, const struct token *token, const struct text *id)
{
	text_join(doc->page->out, "<a class=\"here\" href=\"#", text_string(id),
		  "\" aria-label=\"Link to this section\">#</a>");
	text_bytes(doc->page->out, token->at, token->length);
}

/* Tables and code scroll in a box of their own, which a keyboard can reach. */
static bool put_wide(struct text *out, const struct token *token)
{
	static const char *const rules[][2] = {
		{ "<table>", "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Table\"><table>" },
		{ "</table>", "</table></div>" },
		{ "<th>", "<th scope=\"col\">" },
		{ "<pre>", "<pre tabindex=\"0\">" },
	};

	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		if (token->length == strlen(rules[i][0]) && is(token, rules[i][0])) {
			text_add(out, rules[i][1]);
			return true;
		}
	return false;
}

static const struct dispute *find_dispute(const struct model *model, const char *id, size_t length)
{
	for (size_t p = 0; p < model->platform_count; p++) {
		const struct disputes *disputes = &model->platforms[p].disputes;
		const struct dispute *found = NAMED_SPAN(disputes->at, disputes->count, id, id, length);

		if (found != NULL)
			return found;
	}
	return NULL;
}

/* The id of a dispute leads to its page. */
static bool put_dispute(const struct site_doc *doc, const struct token *code)
{
	const char *id = code->at + code->length;
	const struct dispute *dispute = find_dispute(doc->docs->site->model, id, strcspn(id, "<"));
	struct text url = { 0 };

	if (dispute == NULL)
		return false;
	site_url_of_dispute(&url, dispute);
	site_link_open(doc->page, text_string(&url));
	text_join(doc->page->out, "<code>", dispute->id, "</code></a>");
	text_free(&url);
	return true;
}

/* ---- the whole ---- */

static const char *after_title(const char *text)
{
	const char *end = strstr(text, "</h1>");

	return end != NULL ? end + 5 : text;
}

/* Replaces the names of characters that the converter writes in text. */
static void unescape(struct text *text)
{
	static const struct {
		const char *name;
		char is;
	} names[] = { { "&amp;", '&' }, { "&lt;", '<' }, { "&gt;", '>' }, { "&quot;", '"' }, { "&#39;", '\'' } };
	size_t to = 0;

	for (size_t from = 0; from < text->length; to++) {
		size_t taken = 1;

		text->at[to] = text->at[from];
		for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
			if (strncmp(text->at + from, names[i].name, strlen(names[i].name)) == 0) {
				text->at[to] = names[i].is;
				taken = strlen(names[i].name);
			}
		from += taken;
	}
	text_cut(text, to);
}

char *site_doc_title(const char *text, const char *path)
{
	const char *heading = strstr(text, "<h1");
	struct text title = { 0 };

	heading = heading != NULL ? strchr(heading, '>') : NULL;
	if (heading == NULL)
		return strdup(path);
	plain(&title, heading + 1);
	unescape(&title);
	if (title.length == 0)
		text_add(&title, path);
	return title.at;
}

/* Writes a tag that changes; false: it stays as it is. */
static bool put_changed(const struct site_doc *doc, const struct token *token, struct state *state)
{
	if (is(token, "<a ")) {
		state->linked = open_link(doc, token);
	} else if (is(token, "</a>")) {
		text_add(doc->page->out, state->linked ? "</a>" : "");
		state->linked = false;
	} else if (is_heading(token)) {
		open_heading(doc, token, state);
	} else if (is(token, "</h")) {
		close_heading(doc, token, &state->id);
	} else if (is(token, "<code>") && !state->linked && !state->verbatim) {
		state->skip = put_dispute(doc, token);
		return state->skip;
	} else {
		return put_wide(doc->page->out, token);
	}
	return true;
}

void site_doc_body(const struct site_doc *doc, const char *text)
{
	struct state state = { .all = after_title(text) };
	struct token token;

	for (const char *at = state.all; next_token(&at, &token);) {
		if (state.skip)
			state.skip = !is(&token, "</code>");
		else if (*token.at != '<' || !put_changed(doc, &token, &state))
			text_bytes(doc->page->out, token.at, token.length);
		if (is(&token, "<pre>") || is(&token, "</pre>"))
			state.verbatim = is(&token, "<pre>");
	}
	text_free(&state.id);
}

/* A link of the list. The page itself is marked, also for screen readers. */
static void put_entry(const struct site_doc *doc, const struct token *token)
{
	char *href = attribute(token, "href");
	const char *text = token->at + token->length;
	struct text url = { 0 };

	if (href != NULL && strstr(text, "</a>") != NULL && follow(doc, href, &url)) {
		text_join(doc->page->out, "<li><a href=\"", doc->page->root, text_string(&url));
		text_add(doc->page->out,
			 strcmp(text_string(&url), doc->page->url) == 0 ? "\" aria-current=\"page\">" : "\">");
		text_bytes(doc->page->out, text, (size_t)(strstr(text, "</a>") - text));
		text_add(doc->page->out, "</a></li>\n");
	}
	text_free(&url);
	free(href);
}

void site_doc_list(const struct site_doc *doc, const char *text)
{
	struct token token;
	bool open = false;

	for (const char *at = after_title(text); next_token(&at, &token);) {
		if (is(&token, "<h2")) {
			text_add(doc->page->out, open ? "</ul>\n<h2>" : "<h2>");
			plain(doc->page->out, at);
			text_add(doc->page->out, "</h2>\n<ul>\n");
			open = true;
		} else if (is(&token, "<a ") && open) {
			put_entry(doc, &token);
		}
	}
	text_add(doc->page->out, open ? "</ul>\n" : "");
}
