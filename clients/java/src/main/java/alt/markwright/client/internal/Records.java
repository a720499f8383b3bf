package alt.markwright.client.internal;

import alt.markwright.client.FileInput;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records, and the JSON that stands for them. */
public final class Records {
    private Records() {}

    /** The value as the type says. Fields that a record does not have are left out, absent ones are null. */
    @SuppressWarnings("unchecked")
    public static <T> T from(Object json, Class<T> type) {
        return (T) convert(json, type);
    }

    private static Object convert(Object json, Type type) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            if (json == null) return null;
            List<Object> list = new ArrayList<>();
            for (Object each : (List<?>) json) list.add(convert(each, generic.getActualTypeArguments()[0]));
            return list;
        }
        if (!(type instanceof Class<?> target)) return json;
        if (target == int.class || target == Integer.class) {
            return json == null ? (target == int.class ? (Object) 0 : null) : (Object) ((BigDecimal) json).intValue();
        }
        if (target == double.class || target == Double.class) {
            return json == null ? (target == double.class ? (Object) 0.0 : null) : (Object) ((BigDecimal) json).doubleValue();
        }
        if (target == boolean.class) return json != null && (Boolean) json;
        return json != null && target.isRecord() ? record((Map<?, ?>) json, target) : json;
    }

    private static Object record(Map<?, ?> json, Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Object[] values = Arrays.stream(components)
                .map(each -> convert(json.get(wireName(each)), each.getGenericType()))
                .toArray();
        Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException error) {
            throw new IllegalArgumentException("The answer does not fit " + type.getSimpleName() + ".", error);
        }
    }

    /** What stands for a value in JSON; components that are null, and files, are left out. */
    public static Object toJson(Object value) {
        if (value instanceof List<?> list) return list.stream().map(Records::toJson).toList();
        return value instanceof Record each ? fields(each) : value;
    }

    /** The components of a record by their names in the contract. */
    public static Map<String, Object> fields(Record value) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                Object field = component.getAccessor().invoke(value);
                if (field != null && !(field instanceof FileInput)) map.put(wireName(component), toJson(field));
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return map;
    }

    /** A name that Java has for itself ends with an underscore here. */
    private static String wireName(RecordComponent component) {
        String name = component.getName();
        return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
    }
}
