package alt.markwright.client;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Runs every method of the tests; the JDK is all that they need. */
public final class TestMain {
    private TestMain() {}

    /** Ends with status 1 where one fails. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        int failed = 0;
        int passed = 0;
        for (Class<?> tests : List.of(VectorsTest.class, ClientTest.class)) {
            List<Method> methods = Stream.of(tests.getDeclaredMethods())
                    .filter(method -> method.getName().startsWith("test"))
                    .sorted(Comparator.comparing(Method::getName))
                    .toList();
            for (Method method : methods) {
                try {
                    method.setAccessible(true);
                    method.invoke(tests.getDeclaredConstructor().newInstance());
                    passed++;
                } catch (InvocationTargetException error) {
                    failed++;
                    System.err.println("Failed: " + tests.getSimpleName() + "." + method.getName());
                    error.getCause().printStackTrace();
                }
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 && passed > 0 ? 0 : 1);
    }

    static void equal(Object found, Object expected) {
        if (!Objects.equals(found, expected)) {
            throw new AssertionError("found " + found + ", expected " + expected);
        }
    }

    static <T extends Throwable> T thrown(Class<T> type, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException error) {
            if (type.isInstance(error)) return type.cast(error);
            throw error;
        }
        throw new AssertionError("nothing was thrown");
    }
}
