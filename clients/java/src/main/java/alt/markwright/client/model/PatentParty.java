// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentParty} of the contract.
 *
 * @param name the field {@code name} of the contract.
 * @param country the field {@code country} of the contract.
 * @param address the field {@code address} of the contract.
 * @param forms The same name in other scripts or spellings.
 */
public record PatentParty(
        String name,
        String country,
        String address,
        List<String> forms) {
}
