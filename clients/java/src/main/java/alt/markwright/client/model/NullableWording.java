// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code NullableWording} of the contract.
 *
 * @param zh the field {@code zh} of the contract.
 * @param en the field {@code en} of the contract.
 */
public record NullableWording(
        String zh,
        String en) {
}
