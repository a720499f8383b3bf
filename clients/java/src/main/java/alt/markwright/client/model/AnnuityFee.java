// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * What the office and the site charge if it is paid today. An amount that is not known is null.
 *
 * @param known the field {@code known} of the contract.
 * @param gap Why it is not known: no fee of the office for that day, the number of claims, what a late payment adds, an exchange rate or a price of the service is missing, or it can no longer be paid ({@code lapsed}).
 * @param officialFee In the currency of the office, surcharge included.
 * @param officialCurrency the field {@code officialCurrency} of the contract.
 * @param officialFeeCny the field {@code officialFeeCny} of the contract.
 * @param exchangeRate What a unit of the currency is worth in CNY; null for CNY.
 * @param serviceFee VAT included.
 * @param total The official fee in CNY and the service fee.
 * @param currency Of {@code serviceFee} and {@code total}.
 * @param lines What the official fee is made of.
 */
public record AnnuityFee(
        boolean known,
        String gap,
        String officialFee,
        String officialCurrency,
        String officialFeeCny,
        String exchangeRate,
        String serviceFee,
        String total,
        String currency,
        List<AnnuityFeeLine> lines) {
}
