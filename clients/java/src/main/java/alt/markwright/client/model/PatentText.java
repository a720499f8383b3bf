// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentText} of the contract.
 *
 * @param language the field {@code language} of the contract.
 * @param text the field {@code text} of the contract.
 */
public record PatentText(
        String language,
        String text) {
}
