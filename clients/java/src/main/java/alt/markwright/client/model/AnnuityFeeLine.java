// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code AnnuityFeeLine} of the contract.
 *
 * @param kind the field {@code kind} of the contract.
 * @param name the field {@code name} of the contract.
 * @param amount In the currency of the office.
 * @param validFrom the field {@code validFrom} of the contract.
 * @param source Where the amount was read.
 */
public record AnnuityFeeLine(
        String kind,
        String name,
        String amount,
        String validFrom,
        String source) {
}
