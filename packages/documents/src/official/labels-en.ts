import type { DocumentField } from './document-fields.ts'

/** How the documents of the USPTO, the EUIPO, WIPO and other offices label these facts in English, parted by strokes. */
export const englishLabels: Readonly<Record<DocumentField, string>> = {
  applicationNumber: `
    ser. no.|application serial number|app. no.|application number|application no.|appl. no.|filing number|
    serial number|serial no.`,
  registrationNumber: `
    trade mark number|trademark no.|certificate no.|certificate number|no. of registration|reg. number|registered number|u.s. registration number|international registration number|
    international registration no.|registration number|registration no.|reg. no.|trade mark no.|trademark number`,
  mark: `
    mark text|literal element|mark literal elements|name of the mark|mark name|word mark|trade mark|trademark|mark`,
  markType: `mark type|type of mark|kind of mark|mark drawing type|nature of the mark|mark feature`,
  applicant: `
    name of holder|name of proprietor|proprietor|registered owner|holder name|applicant(s)|owner(s)|
    name of applicant|name of owner|applicant's name|applicant name|owner name|registrant|applicant|owner|holder`,
  applicantForeign: `name in english|english name`,
  coApplicants: `joint applicants|joint applicant|co-applicants|co-applicant|joint owners|co-owner`,
  identityNumber: `unified social credit code|identity number|company number|id number`,
  nationality: `nationality|country of incorporation|state or country of incorporation|country|incorporated in`,
  address: `
    registered address|registrant address|registrant's address|proprietor address|address of proprietor|applicant/owner address|registered office|business address|mailing address|address of the holder|address of holder|
    holder address|holder's address|owner's address|domicile|principal place of business|applicant's address|
    address of applicant|address of owner|applicant address|owner address|address`,
  addressForeign: `address in english|english address`,
  classes: `
    int. cl.|int. class|intl. class|class no.|class number|class(es)|nice classes|international class|
    international classes|nice classification|nice class|classes|class`,
  similarGroups: `similar groups|similar group|similar group codes`,
  applicationDate: `
    filed on|filed|date of receipt|application filed|submitted on|application date|date of application|filing date|
    date of filing|date filed`,
  priorityDate: `convention priority date|priority claimed|priority date|date of priority`,
  priorityNumber: `priority number|priority no.|priority application number|priority application no.`,
  publicationDate: `
    date published|published on|opposition publication date|gazette date|publication date|date of publication|
    published for opposition`,
  publicationIssue: `gazette issue|publication number|gazette no.|bulletin no.|issue number`,
  registrationDate: `
    date of entry in register|date of entry in the register|date of the registration|date registered|registered on|date of grant|reg. date|registered|registration date|date of registration`,
  registrationIssue: `registration gazette issue|registration publication number`,
  validFrom: `valid from|protection from|effective date|term begins|start of protection`,
  expiryDate: `
    expected expiration date|expected expiry date|expiry date|expiration date|date of expiry|date of expiration|expires on|expires|expiry|expiration|valid until|
    valid to|valid through|registration expires|term expires|renewal due|renewal due date|renewal date|
    next renewal date|due for renewal|end of protection|protection until|in force until`,
  validity: `
    valid|validity period|validity|term of registration|registration term|duration|term|period of validity|
    term of protection`,
  agent: `
    agent name|name of representative|attorney name|attorney of record name|representative name|
    appointed representative|attorney of record|representative|attorney|agency|agent`,
  agentAddress: `
    address for service|correspondence address|representative address|representative's address|
    address of representative|agent address|attorney address`,
  colours: `colour claim|color claim|colours claimed|colors claimed|color(s) claimed|colours|colors`,
  disclaimer: `disclaimer|disclaimed matter`,
  description: `description of the mark|mark description|description of mark`,
  goods: `
    description of goods and services|specification of goods and services|specification of goods|specification|
    list of goods|goods and/or services|goods (and services)|goods or services|identification of goods and services|
    list of goods and services|goods and services|goods/services|goods & services|goods|services`,
}
