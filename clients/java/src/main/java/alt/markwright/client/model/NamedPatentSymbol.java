// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code NamedPatentSymbol} of the contract.
 *
 * @param code the field {@code code} of the contract.
 * @param name In the language of the caller.
 */
public record NamedPatentSymbol(
        String code,
        String name) {
}
