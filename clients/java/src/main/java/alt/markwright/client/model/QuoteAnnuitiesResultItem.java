// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code QuoteAnnuitiesResultItem} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param fee What the office and the site charge if it is paid today. An amount that is not known is null.
 */
public record QuoteAnnuitiesResultItem(
        String id,
        AnnuityFee fee) {
}
