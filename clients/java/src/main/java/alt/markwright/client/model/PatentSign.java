// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * A reference sign of the drawings.
 *
 * @param sign the field {@code sign} of the contract.
 * @param name the field {@code name} of the contract.
 * @param figures Numbers of the figures whose description names it.
 */
public record PatentSign(
        String sign,
        String name,
        List<String> figures) {
}
