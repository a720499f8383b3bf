// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code LegalDeadlineExtension} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param until the field {@code until} of the contract.
 */
public record LegalDeadlineExtension(
        String name,
        String until) {
}
