// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code PortfolioItemChange} of the contract.
 *
 * @param field the field {@code field} of the contract.
 * @param from the field {@code from} of the contract.
 * @param to the field {@code to} of the contract.
 */
public record PortfolioItemChange(
        String field,
        String from,
        String to) {
}
