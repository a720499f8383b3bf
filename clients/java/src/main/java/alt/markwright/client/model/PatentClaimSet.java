// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentClaimSet} of the contract.
 *
 * @param language the field {@code language} of the contract.
 * @param claims the field {@code claims} of the contract.
 */
public record PatentClaimSet(
        String language,
        List<PatentClaim> claims) {
}
