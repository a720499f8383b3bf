package alt.markwright.client;

import java.util.List;

/**
 * A page of a list.
 *
 * @param data entries.
 * @param total entries of all pages.
 * @param nextCursor where the next page begins; null after the last.
 * @param <T> type of the entries.
 */
public record Page<T>(List<T> data, int total, String nextCursor) {}
