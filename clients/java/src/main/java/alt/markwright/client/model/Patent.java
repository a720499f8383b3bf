// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Patent} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param pubNo the field {@code pubNo} of the contract.
 * @param appNo the field {@code appNo} of the contract.
 * @param country the field {@code country} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param type the field {@code type} of the contract.
 * @param language the field {@code language} of the contract.
 * @param titles the field {@code titles} of the contract.
 * @param abstracts the field {@code abstracts} of the contract.
 * @param applicants the field {@code applicants} of the contract.
 * @param assignees the field {@code assignees} of the contract.
 * @param inventors the field {@code inventors} of the contract.
 * @param agents the field {@code agents} of the contract.
 * @param ipcs the field {@code ipcs} of the contract.
 * @param cpcs the field {@code cpcs} of the contract.
 * @param applyDate the field {@code applyDate} of the contract.
 * @param pubDate the field {@code pubDate} of the contract.
 * @param grantDate Of the first grant, also where this publication follows it, as a B2 of the EPO does.
 * @param priorityDate the field {@code priorityDate} of the contract.
 * @param priorities the field {@code priorities} of the contract.
 * @param related the field {@code related} of the contract.
 * @param international the field {@code international} of the contract.
 * @param designatedStates Contracting states of a regional application, codes of WIPO ST.3.
 * @param legalStatus the field {@code legalStatus} of the contract.
 * @param familyId the field {@code familyId} of the contract.
 * @param familySize the field {@code familySize} of the contract.
 * @param claimCount the field {@code claimCount} of the contract.
 * @param paragraphCount the field {@code paragraphCount} of the contract.
 * @param drawingCount the field {@code drawingCount} of the contract.
 * @param eventCount the field {@code eventCount} of the contract.
 * @param citationCount the field {@code citationCount} of the contract.
 * @param imageUrl the field {@code imageUrl} of the contract.
 * @param sourceDate Latest day of a source's data.
 * @param demonstration the field {@code demonstration} of the contract.
 */
public record Patent(
        String id,
        String pubNo,
        String appNo,
        String country,
        String kind,
        String type,
        String language,
        List<PatentText> titles,
        List<PatentText> abstracts,
        List<PatentParty> applicants,
        List<PatentParty> assignees,
        List<PatentParty> inventors,
        List<PatentParty> agents,
        List<NamedPatentSymbol> ipcs,
        List<NamedPatentSymbol> cpcs,
        String applyDate,
        String pubDate,
        String grantDate,
        String priorityDate,
        List<PatentPriority> priorities,
        List<PatentRelated> related,
        PatentInternational international,
        List<String> designatedStates,
        PatentLegalStatus legalStatus,
        String familyId,
        int familySize,
        int claimCount,
        int paragraphCount,
        int drawingCount,
        int eventCount,
        int citationCount,
        String imageUrl,
        String sourceDate,
        boolean demonstration) {
}
