// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code QuoteAnnuitiesResult} of the contract.
 *
 * @param items the field {@code items} of the contract.
 * @param refused the field {@code refused} of the contract.
 * @param officialFee the field {@code officialFee} of the contract.
 * @param serviceFee VAT included.
 * @param total the field {@code total} of the contract.
 * @param currency the field {@code currency} of the contract.
 */
public record QuoteAnnuitiesResult(
        List<QuoteAnnuitiesResultItem> items,
        List<RefusedDeadline> refused,
        String officialFee,
        String serviceFee,
        String total,
        String currency) {
}
