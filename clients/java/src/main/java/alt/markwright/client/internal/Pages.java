package alt.markwright.client.internal;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** Iteration over pages. */
public final class Pages {
    private Pages() {}

    /**
     * A page.
     *
     * @param data entries.
     * @param nextCursor where the next page begins; null after the last.
     * @param <T> type of the entries.
     */
    public record Part<T>(List<T> data, String nextCursor) {}

    /** The entries of all pages; a page is requested when the entries of the one before it are used up. */
    public static <T> Iterable<T> each(Function<String, Part<T>> page) {
        return () -> new Iterator<>() {
            private Iterator<T> entries = List.<T>of().iterator();
            private String cursor;
            private boolean isLast;

            @Override
            public boolean hasNext() {
                while (!entries.hasNext() && !isLast) {
                    Part<T> part = page.apply(cursor);
                    entries = part.data().iterator();
                    cursor = part.nextCursor();
                    isLast = cursor == null;
                }
                return entries.hasNext();
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                return entries.next();
            }
        };
    }
}
