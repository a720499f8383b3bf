// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkDetailGoods} of the contract.
 *
 * @param class_ the field {@code class} of the contract.
 * @param group the field {@code group} of the contract.
 * @param text the field {@code text} of the contract.
 * @param textEn the field {@code textEn} of the contract.
 */
public record TrademarkDetailGoods(
        int class_,
        String group,
        String text,
        String textEn) {
}
