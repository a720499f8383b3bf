// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code SimilaritySpan} of the contract.
 *
 * @param field the field {@code field} of the contract.
 * @param start First UTF-16 unit.
 * @param end One past the last UTF-16 unit.
 * @param kind the field {@code kind} of the contract.
 * @param link Spans of query and name that belong together carry the same number.
 */
public record SimilaritySpan(
        String field,
        int start,
        int end,
        String kind,
        int link) {
}
