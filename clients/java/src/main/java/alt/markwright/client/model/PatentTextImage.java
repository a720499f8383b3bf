// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * An image of a formula, a structure or the like, which the text names from {@code start} up to but not including
 * {@code end}.
 *
 * @param start In UTF-16 code units.
 * @param end the field {@code end} of the contract.
 * @param url the field {@code url} of the contract.
 * @param width the field {@code width} of the contract.
 * @param height the field {@code height} of the contract.
 */
public record PatentTextImage(
        int start,
        int end,
        String url,
        Integer width,
        Integer height) {
}
