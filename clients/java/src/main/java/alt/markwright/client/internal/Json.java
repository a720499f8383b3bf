package alt.markwright.client.internal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, {@link BigDecimal}, booleans and null. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Reads a text.
     *
     * @throws IllegalArgumentException it is no JSON.
     */
    public static Object read(String text) {
        Json reader = new Json(text);
        Object value = reader.value(0);
        reader.skipSpace();
        if (reader.at < text.length()) throw reader.wrong();
        return value;
    }

    /** Writes a value. */
    public static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        if (value instanceof String string) writeString(string, out);
        else if (value instanceof Map<?, ?> map) {
            String separator = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(separator);
                writeString(entry.getKey().toString(), out);
                out.append(':');
                write(entry.getValue(), out);
                separator = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            String separator = "[";
            for (Object each : list) {
                out.append(separator);
                write(each, out);
                separator = ",";
            }
            out.append(list.isEmpty() ? "[]" : "]");
        } else out.append(value);
    }

    private static void writeString(String string, StringBuilder out) {
        out.append('"');
        for (char each : string.toCharArray()) {
            if (each == '"' || each == '\\') out.append('\\').append(each);
            else if (each < ' ') out.append(String.format("\\u%04x", (int) each));
            else out.append(each);
        }
        out.append('"');
    }

    private Object value(int depth) {
        skipSpace();
        if (depth > 200 || at >= text.length()) throw wrong();
        char first = text.charAt(at);
        if (first == '{') return object(depth);
        if (first == '[') return array(depth);
        if (first == '"') return string();
        if (first == '-' || Character.isDigit(first)) return number();
        if (isNext("true")) return true;
        if (isNext("false")) return false;
        if (isNext("null")) return null;
        throw wrong();
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (isNext("}")) return map;
        do {
            skipSpace();
            if (at >= text.length() || text.charAt(at) != '"') throw wrong();
            String name = string();
            skipSpace();
            if (!isNext(":")) throw wrong();
            map.put(name, value(depth + 1));
            skipSpace();
        } while (isNext(","));
        if (!isNext("}")) throw wrong();
        return map;
    }

    private List<Object> array(int depth) {
        List<Object> list = new ArrayList<>();
        at++;
        skipSpace();
        if (isNext("]")) return list;
        do {
            list.add(value(depth + 1));
            skipSpace();
        } while (isNext(","));
        if (!isNext("]")) throw wrong();
        return list;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char each = text.charAt(at);
            if (each == '"') {
                at++;
                return out.toString();
            }
            if (each != '\\') out.append(each);
            else out.append(escaped());
        }
        throw wrong();
    }

    private char escaped() {
        at++;
        if (at >= text.length()) throw wrong();
        char each = text.charAt(at);
        int index = "\"\\/bfnrt".indexOf(each);
        if (index >= 0) return "\"\\/\b\f\n\r\t".charAt(index);
        if (each != 'u' || at + 4 >= text.length()) throw wrong();
        try {
            char code = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
            at += 4;
            return code;
        } catch (NumberFormatException error) {
            throw wrong();
        }
    }

    private BigDecimal number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        try {
            return new BigDecimal(text.substring(start, at));
        } catch (NumberFormatException error) {
            throw wrong();
        }
    }

    private boolean isNext(String expected) {
        boolean isNext = text.startsWith(expected, at);
        if (isNext) at += expected.length();
        return isNext;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("This is no JSON, at character " + at + ".");
    }
}
