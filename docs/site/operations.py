"""Every path of the HTTP API, from the description that the server gives of itself."""

from typing import Any

from ceiba.server.http.schema import describe

# Any: JSON.
Json = dict[str, Any]
ERRORS = "Error"


def made(_: str) -> str:
    schema = describe()
    parts = []
    for tag in schema["tags"]:
        parts.append(f"## {tag['name'].capitalize()}\n\n{tag['description']}\n")
        for path, methods in schema["paths"].items():
            parts += [
                _operation(path, method, said) for method, said in methods.items() if tag["name"] in said["tags"]
            ]
    parts.append("## Types\n")
    parts += [_type(name, said) for name, said in sorted(schema["components"]["schemas"].items())]
    return "\n".join(parts)


def _operation(path: str, method: str, said: Json) -> str:
    lines = [f"### {said['summary']} {{#{said['operationId']}}}\n", f"`{method.upper()} {path}`\n"]
    lines.append(f"{said.get('description', '')}\n")
    if parameters := said.get("parameters"):
        lines += ["| parameter | where | type | |", "|---|---|---|---|"]
        lines += [
            f"| `{one['name']}` | {one['in']} | {_kind(one['schema'])} | {one.get('description', '')} |"
            for one in parameters
        ]
        lines.append("")
    if body := said.get("requestBody"):
        lines.append(f"Body: {_content(body['content'])}\n")
    good = {status: answer for status, answer in said["responses"].items() if status < "300"}
    refused = ", ".join(status for status in said["responses"] if status not in good)
    for status, answer in good.items():
        content = _content(answer.get("content", {}))
        lines.append(f"Answers {status}{f': {content}' if content else ''}; refused with {refused}.\n")
    return "\n".join(lines)


def _content(content: Json) -> str:
    return ", ".join(f"{_kind(said.get('schema', {}))} as `{media}`" for media, said in content.items())


def _type(name: str, said: Json) -> str:
    lines = [f"### {name} {{#{name.lower()}}}\n", f"{said.get('description', '')}\n"]
    if properties := said.get("properties"):
        lines += ["| field | type | |", "|---|---|---|"]
        needed = said.get("required", [])
        lines += [
            f"| `{field}` | {_kind(kind)}{'' if field in needed else ', may be left out'} | {_said(kind)} |"
            for field, kind in properties.items()
        ]
        lines.append("")
    elif "anyOf" in said or "type" in said:
        lines.append(f"{_kind(said)}\n")
    return "\n".join(lines)


def _said(kind: Json) -> str:
    return str(kind.get("description", "")).replace("|", "\\|").replace("\n", " ")


def _kind(schema: Json) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(map(_kind, schema[several])))
    if "const" in schema:
        return f'`"{schema["const"]}"`'
    if "enum" in schema:
        return " or ".join("`null`" if one is None else f'`"{one}"`' for one in schema["enum"])
    kind = schema.get("type", "anything")
    kinds = kind if isinstance(kind, list) else [kind]
    if kind == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return " or ".join(f"`{one}`" for one in kinds)
