// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CaseLetter} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param datedOn the field {@code datedOn} of the contract.
 */
public record CaseLetter(
        String id,
        String kind,
        String datedOn) {
}
