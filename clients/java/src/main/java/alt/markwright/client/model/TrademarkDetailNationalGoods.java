// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code TrademarkDetailNationalGoods} of the contract.
 *
 * @param class_ the field {@code class} of the contract.
 * @param text the field {@code text} of the contract.
 */
public record TrademarkDetailNationalGoods(
        String class_,
        String text) {
}
