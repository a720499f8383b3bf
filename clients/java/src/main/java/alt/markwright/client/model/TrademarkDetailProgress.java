// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkDetailProgress} of the contract.
 *
 * @param date the field {@code date} of the contract.
 * @param code the field {@code code} of the contract.
 * @param text the field {@code text} of the contract.
 * @param textEn the field {@code textEn} of the contract.
 * @param issue the field {@code issue} of the contract.
 */
public record TrademarkDetailProgress(
        String date,
        String code,
        String text,
        String textEn,
        String issue) {
}
