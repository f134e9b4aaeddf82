// A plain page over the description that the server gives of itself; nothing is fetched from elsewhere.
const make = (tag, ...inside) => {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
};
const nameOf = (ref) => ref.split("/").pop();
const link = (ref) => {
  const made = make("a", nameOf(ref));
  made.href = `#${nameOf(ref)}`;
  return made;
};

/** A type in one line: its name, or what it is made of. */
function typed(schema) {
  if (!schema) return "anything";
  if (schema.$ref) return link(schema.$ref);
  if (schema.anyOf) return make("span", ...schema.anyOf.flatMap((one, n) => (n ? [" | ", typed(one)] : [typed(one)])));
  if (schema.const !== undefined) return make("code", JSON.stringify(schema.const));
  if (schema.enum) return make("code", schema.enum.map((one) => JSON.stringify(one)).join(" | "));
  if (schema.type === "array") return make("span", "list of ", typed(schema.items));
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    return make("span", "object of ", typed(schema.additionalProperties));
  return schema.type ?? "anything";
}

function said(schema) {
  const examples = (schema.examples ?? []).map((one) => JSON.stringify(one)).join(", ");
  return make("span", schema.description ?? "", ...(examples ? [" For example ", make("code", examples), "."] : []));
}

const table = (rows) => make("table", ...rows.map((row) => make("tr", ...row.map((cell) => make("td", cell)))));

function operation(method, path, told) {
  const made = make("details", make("summary", make("b", method.toUpperCase()), make("code", path), ` ${told.summary}`));
  made.append(make("p", told.description ?? ""));
  const rows = (told.parameters ?? []).map((one) => [make("code", one.name), one.in, typed(one.schema), said(one)]);
  if (rows.length) made.append(make("h4", "Parameters"), table(rows));
  for (const body of Object.values(told.requestBody?.content ?? {}))
    made.append(make("h4", "Body"), make("p", typed(body.schema)));
  const answers = Object.entries(told.responses).map(([status, answer]) => {
    const [[kind, body] = ["", {}]] = Object.entries(answer.content ?? {});
    return [make("b", status), answer.description, body.schema ? typed(body.schema) : "", kind];
  });
  made.append(make("h4", "Answers"), table(answers));
  const open = told.security?.some((one) => Object.keys(one).length === 0);
  made.append(make("p", open ? "Needs no token." : "Authorization: Bearer TOKEN, or the cookie."));
  return made;
}

function component(name, schema) {
  const made = make("details", make("summary", make("b", name), ` ${schema.description ?? ""}`));
  made.id = name;
  const must = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {});
  const rows = fields.map(([key, one]) => [make("code", must.has(key) ? key : `${key}?`), typed(one), said(one)]);
  made.append(fields.length ? table(rows) : make("p", typed(schema)));
  return made;
}

const open = () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target) target.open = true;
  target?.scrollIntoView();
};

fetch("/schema/openapi.json")
  .then((answer) => answer.json())
  .then((api) => {
    document.getElementById("about").textContent = api.info.description;
    const operations = document.getElementById("operations");
    for (const tag of api.tags) {
      operations.append(make("h2", tag.description));
      for (const [path, methods] of Object.entries(api.paths))
        for (const [method, told] of Object.entries(methods))
          if (told.tags?.includes(tag.name)) operations.append(operation(method, path, told));
    }
    const schemas = document.getElementById("schemas");
    for (const [name, schema] of Object.entries(api.components.schemas)) schemas.append(component(name, schema));
    addEventListener("hashchange", open);
    open();
  });
