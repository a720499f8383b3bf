// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PatentEvent} of the contract.
 *
 * @param country the field {@code country} of the contract.
 * @param code the field {@code code} of the contract.
 * @param on the field {@code on} of the contract.
 * @param text the field {@code text} of the contract.
 * @param effect the field {@code effect} of the contract.
 */
public record PatentEvent(
        String country,
        String code,
        String on,
        String text,
        String effect) {
}
