// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentParagraph} of the contract.
 *
 * @param id The number that the publication gives, otherwise its place, from 1.
 * @param kind the field {@code kind} of the contract.
 * @param text the field {@code text} of the contract.
 */
public record PatentParagraph(
        String id,
        String kind,
        String text) {
}
