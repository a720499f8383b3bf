// Code generated from the contract of the partner API. DO NOT EDIT.

package markwright

// Version of this client; its first two numbers are those of the contract.
const Version = "1.0.22"

// Page is a page of a list.
type Page[T any] struct {
	Data []T `json:"data"`

	Total int `json:"total"`

	// Where the next page begins; nil after the last.
	NextCursor *string `json:"nextCursor"`
}

// AnnuityStage: `open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff,
// `instructed` the payer was instructed, `done` paid at the office or marked as done.
type AnnuityStage string

// Values of AnnuityStage.
const (
	AnnuityStageOpen       AnnuityStage = "open"
	AnnuityStageOrdered    AnnuityStage = "ordered"
	AnnuityStagePaid       AnnuityStage = "paid"
	AnnuityStageInstructed AnnuityStage = "instructed"
	AnnuityStageDone       AnnuityStage = "done"
)

// BulkOutcome is one of the values below; a later version may add some.
type BulkOutcome string

// Values of BulkOutcome.
const (
	BulkOutcomeFound BulkOutcome = "found"
	BulkOutcomeNear  BulkOutcome = "near"
	BulkOutcomeNone  BulkOutcome = "none"
	BulkOutcomeBad   BulkOutcome = "bad"
)

// DeadlineKind is one of the values below; a later version may add some.
type DeadlineKind string

// Values of DeadlineKind.
const (
	DeadlineKindRenewal     DeadlineKind = "renewal"
	DeadlineKindDeclaration DeadlineKind = "declaration"
	DeadlineKindAnnuity     DeadlineKind = "annuity"
	DeadlineKindPriority    DeadlineKind = "priority"
	DeadlineKindEntry       DeadlineKind = "entry"
	DeadlineKindExpiry      DeadlineKind = "expiry"
	DeadlineKindOwn         DeadlineKind = "own"
)

// DeadlineState: Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the
// grace period.
type DeadlineState string

// Values of DeadlineState.
const (
	DeadlineStateNotOpen DeadlineState = "not-open"
	DeadlineStateOpen    DeadlineState = "open"
	DeadlineStateGrace   DeadlineState = "grace"
	DeadlineStateMissed  DeadlineState = "missed"
	DeadlineStateLapsed  DeadlineState = "lapsed"
)

// Decision: `asked`: somebody was sent a link to decide.
type Decision string

// Values of Decision.
const (
	DecisionUndecided Decision = "undecided"
	DecisionKeep      Decision = "keep"
	DecisionDrop      Decision = "drop"
	DecisionAsked     Decision = "asked"
)

// FeeReduction: Who pays a part of the official fees, 85 or 70 per cent less in China, small and micro entities
// in the United States.
type FeeReduction string

// Values of FeeReduction.
const (
	FeeReductionCn85    FeeReduction = "cn85"
	FeeReductionCn70    FeeReduction = "cn70"
	FeeReductionUsSmall FeeReduction = "usSmall"
	FeeReductionUsMicro FeeReduction = "usMicro"
)

// HostingRole: What the account may do with it; a reader changes nothing.
type HostingRole string

// Values of HostingRole.
const (
	HostingRoleOwner  HostingRole = "owner"
	HostingRoleEditor HostingRole = "editor"
	HostingRoleReader HostingRole = "reader"
)

// MonitorEventKind is one of the values below; a later version may add some.
type MonitorEventKind string

// Values of MonitorEventKind.
const (
	MonitorEventKindNew        MonitorEventKind = "new"
	MonitorEventKindPublished  MonitorEventKind = "published"
	MonitorEventKindRegistered MonitorEventKind = "registered"
	MonitorEventKindStatus     MonitorEventKind = "status"
	MonitorEventKindOwner      MonitorEventKind = "owner"
	MonitorEventKindRenewal    MonitorEventKind = "renewal"
	MonitorEventKindGrace      MonitorEventKind = "grace"
)

// MonitorType is one of the values below; a later version may add some.
type MonitorType string

// Values of MonitorType.
const (
	MonitorTypeSimilar    MonitorType = "similar"
	MonitorTypeApplicant  MonitorType = "applicant"
	MonitorTypeCompetitor MonitorType = "competitor"
	MonitorTypeAppNo      MonitorType = "appNo"
	MonitorTypeNotice     MonitorType = "notice"
	MonitorTypeRenewal    MonitorType = "renewal"
)

// PatentLegalStatusCode is one of the values below; a later version may add some.
type PatentLegalStatusCode string

// Values of PatentLegalStatusCode.
const (
	PatentLegalStatusCodeValid       PatentLegalStatusCode = "valid"
	PatentLegalStatusCodeInvalid     PatentLegalStatusCode = "invalid"
	PatentLegalStatusCodeExamining   PatentLegalStatusCode = "examining"
	PatentLegalStatusCodeUnconfirmed PatentLegalStatusCode = "unconfirmed"
)

// PatentNumberOutcome is one of the values below; a later version may add some.
type PatentNumberOutcome string

// Values of PatentNumberOutcome.
const (
	PatentNumberOutcomeMatched   PatentNumberOutcome = "matched"
	PatentNumberOutcomeUnmatched PatentNumberOutcome = "unmatched"
	PatentNumberOutcomeDuplicate PatentNumberOutcome = "duplicate"
	PatentNumberOutcomeInvalid   PatentNumberOutcome = "invalid"
)

// PatentNumberType is one of the values below; a later version may add some.
type PatentNumberType string

// Values of PatentNumberType.
const (
	PatentNumberTypeAuto  PatentNumberType = "auto"
	PatentNumberTypeAppNo PatentNumberType = "appNo"
	PatentNumberTypePubNo PatentNumberType = "pubNo"
)

// PatentType is one of the values below; a later version may add some.
type PatentType string

// Values of PatentType.
const (
	PatentTypeInvention PatentType = "invention"
	PatentTypeUtility   PatentType = "utility"
	PatentTypeDesign    PatentType = "design"
	PatentTypePlant     PatentType = "plant"
	PatentTypeOther     PatentType = "other"
)

// PortfolioField is one of the values below; a later version may add some.
type PortfolioField string

// Values of PortfolioField.
const (
	PortfolioFieldTitle              PortfolioField = "title"
	PortfolioFieldRegistrationNumber PortfolioField = "registrationNumber"
	PortfolioFieldClasses            PortfolioField = "classes"
	PortfolioFieldPatentKind         PortfolioField = "patentKind"
	PortfolioFieldState              PortfolioField = "state"
	PortfolioFieldOwner              PortfolioField = "owner"
	PortfolioFieldAgent              PortfolioField = "agent"
	PortfolioFieldFiledOn            PortfolioField = "filedOn"
	PortfolioFieldRegisteredOn       PortfolioField = "registeredOn"
	PortfolioFieldExpiresOn          PortfolioField = "expiresOn"
	PortfolioFieldPriorityOn         PortfolioField = "priorityOn"
)

// PortfolioKind is one of the values below; a later version may add some.
type PortfolioKind string

// Values of PortfolioKind.
const (
	PortfolioKindMark        PortfolioKind = "mark"
	PortfolioKindPatent      PortfolioKind = "patent"
	PortfolioKindSoftware    PortfolioKind = "software"
	PortfolioKindCertificate PortfolioKind = "certificate"
)

// PortfolioPatentKind is one of the values below; a later version may add some.
type PortfolioPatentKind string

// Values of PortfolioPatentKind.
const (
	PortfolioPatentKindPatent  PortfolioPatentKind = "patent"
	PortfolioPatentKindUtility PortfolioPatentKind = "utility"
	PortfolioPatentKindDesign  PortfolioPatentKind = "design"
)

// PortfolioState: Of what is `ended` nothing is due any more.
type PortfolioState string

// Values of PortfolioState.
const (
	PortfolioStatePending PortfolioState = "pending"
	PortfolioStateLive    PortfolioState = "live"
	PortfolioStateEnded   PortfolioState = "ended"
	PortfolioStateUnknown PortfolioState = "unknown"
)

// ProblemCode: A program should treat a code that it does not know by the HTTP status. credentials_missing:
// none. credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
// signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
// this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
// it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
// rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
// idempotency_key_reused: the key was used with another body.
type ProblemCode string

// Values of ProblemCode.
const (
	ProblemCodeInvalidRequest        ProblemCode = "invalid_request"
	ProblemCodeUnreadable            ProblemCode = "unreadable"
	ProblemCodeCursorInvalid         ProblemCode = "cursor_invalid"
	ProblemCodeCredentialsMissing    ProblemCode = "credentials_missing"
	ProblemCodeCredentialsMalformed  ProblemCode = "credentials_malformed"
	ProblemCodeKeyUnknown            ProblemCode = "key_unknown"
	ProblemCodeKeyRevoked            ProblemCode = "key_revoked"
	ProblemCodeKeyExpired            ProblemCode = "key_expired"
	ProblemCodeAccountDisabled       ProblemCode = "account_disabled"
	ProblemCodeSignatureInvalid      ProblemCode = "signature_invalid"
	ProblemCodeTimestampStale        ProblemCode = "timestamp_stale"
	ProblemCodeNonceReplayed         ProblemCode = "nonce_replayed"
	ProblemCodeAddressNotAllowed     ProblemCode = "address_not_allowed"
	ProblemCodeScopeMissing          ProblemCode = "scope_missing"
	ProblemCodeForbidden             ProblemCode = "forbidden"
	ProblemCodeLiveKeyRequired       ProblemCode = "live_key_required"
	ProblemCodeQuotaExceeded         ProblemCode = "quota_exceeded"
	ProblemCodeNotFound              ProblemCode = "not_found"
	ProblemCodeMethodNotAllowed      ProblemCode = "method_not_allowed"
	ProblemCodeConflict              ProblemCode = "conflict"
	ProblemCodeIdempotencyInProgress ProblemCode = "idempotency_in_progress"
	ProblemCodeIdempotencyKeyReused  ProblemCode = "idempotency_key_reused"
	ProblemCodeTooLarge              ProblemCode = "too_large"
	ProblemCodeUnsupportedMediaType  ProblemCode = "unsupported_media_type"
	ProblemCodeRuleViolated          ProblemCode = "rule_violated"
	ProblemCodeRateLimited           ProblemCode = "rate_limited"
	ProblemCodeInternal              ProblemCode = "internal"
	ProblemCodeUnavailable           ProblemCode = "unavailable"
)

// TranslationDocumentStatus is one of the values below; a later version may add some.
type TranslationDocumentStatus string

// Values of TranslationDocumentStatus.
const (
	TranslationDocumentStatusUploaded    TranslationDocumentStatus = "uploaded"
	TranslationDocumentStatusQueued      TranslationDocumentStatus = "queued"
	TranslationDocumentStatusTranslating TranslationDocumentStatus = "translating"
	TranslationDocumentStatusDone        TranslationDocumentStatus = "done"
	TranslationDocumentStatusError       TranslationDocumentStatus = "error"
	TranslationDocumentStatusCancelled   TranslationDocumentStatus = "cancelled"
)

// TranslationLanguage is one of the values below; a later version may add some.
type TranslationLanguage string

// Values of TranslationLanguage.
const (
	TranslationLanguageZhCn TranslationLanguage = "zh-cn"
	TranslationLanguageEnUs TranslationLanguage = "en-us"
	TranslationLanguageJaJp TranslationLanguage = "ja-jp"
)

// TranslationOutput: `same`: as the source (DOC becomes DOCX); `docx`: of a PDF; `bilingual-docx`: two columns;
// `bilingual-layout`: each paragraph followed by its translation.
type TranslationOutput string

// Values of TranslationOutput.
const (
	TranslationOutputSame            TranslationOutput = "same"
	TranslationOutputDocx            TranslationOutput = "docx"
	TranslationOutputBilingualDocx   TranslationOutput = "bilingual-docx"
	TranslationOutputBilingualLayout TranslationOutput = "bilingual-layout"
	TranslationOutputXliff           TranslationOutput = "xliff"
	TranslationOutputTmx             TranslationOutput = "tmx"
)

// WebhookEventType is one of the values below; a later version may add some.
type WebhookEventType string

// Values of WebhookEventType.
const (
	WebhookEventTypeTranslationCompleted WebhookEventType = "translation.completed"
	WebhookEventTypeReportReady          WebhookEventType = "report.ready"
	WebhookEventTypeMonitorHit           WebhookEventType = "monitor.hit"
	WebhookEventTypeOrderPaid            WebhookEventType = "order.paid"
	WebhookEventTypeRenewalDue           WebhookEventType = "renewal.due"
	WebhookEventTypeDeadlineDue          WebhookEventType = "deadline.due"
	WebhookEventTypeCaseChanged          WebhookEventType = "case.changed"
	WebhookEventTypeCaseLetter           WebhookEventType = "case.letter"
	WebhookEventTypeCaseMessage          WebhookEventType = "case.message"
	WebhookEventTypeCaseDue              WebhookEventType = "case.due"
	WebhookEventTypeJobCompleted         WebhookEventType = "job.completed"
	WebhookEventTypeJobFailed            WebhookEventType = "job.failed"
)

// AddCaseDocumentRequest: `AddCaseDocumentRequest` of the contract.
type AddCaseDocumentRequest struct {
	Kind string `json:"kind"`

	// Of `uploadCaseFile`.
	FileID string `json:"fileId"`
}

// Annuity: `Annuity` of the contract.
type Annuity struct {
	Deadline Deadline `json:"deadline"`

	RegistrationNumber *string `json:"registrationNumber"`

	// `open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff, `instructed` the
	// payer was instructed, `done` paid at the office or marked as done.
	Stage AnnuityStage `json:"stage"`

	// Null once it is ordered or done.
	Fee *AnnuityFee `json:"fee"`
}

// AnnuityFee: What the office and the site charge if it is paid today. An amount that is not known is null.
type AnnuityFee struct {
	Known bool `json:"known"`

	// Why it is not known: no fee of the office for that day, the number of claims, what a late payment adds, an
	// exchange rate or a price of the service is missing, or it can no longer be paid (`lapsed`).
	Gap *string `json:"gap"`

	// In the currency of the office, surcharge included.
	OfficialFee *string `json:"officialFee"`

	OfficialCurrency *string `json:"officialCurrency"`

	OfficialFeeCny *string `json:"officialFeeCny"`

	// What a unit of the currency is worth in CNY; null for CNY.
	ExchangeRate *string `json:"exchangeRate"`

	// VAT included.
	ServiceFee *string `json:"serviceFee"`

	// The official fee in CNY and the service fee.
	Total *string `json:"total"`

	// Of `serviceFee` and `total`.
	Currency string `json:"currency"`

	// What the official fee is made of.
	Lines []AnnuityFeeLine `json:"lines"`
}

// AnnuityFeeLine: `AnnuityFeeLine` of the contract.
type AnnuityFeeLine struct {
	Kind string `json:"kind"`

	Name string `json:"name"`

	// In the currency of the office.
	Amount string `json:"amount"`

	ValidFrom string `json:"validFrom"`

	// Where the amount was read.
	Source string `json:"source"`
}

// Area: A part of an image, as shares of its sides.
type Area struct {
	X float64 `json:"x"`

	Y float64 `json:"y"`

	Width float64 `json:"width"`

	Height float64 `json:"height"`
}

// BulkCounts: `BulkCounts` of the contract.
type BulkCounts struct {
	// The very name, or the number.
	Found int `json:"found"`

	// Similar names only.
	Near int `json:"near"`

	None int `json:"none"`

	// Rows that cannot be looked for.
	Bad int `json:"bad"`
}

// BulkHit: `BulkHit` of the contract.
type BulkHit struct {
	ID string `json:"id"`

	Country string `json:"country"`

	AppNo string `json:"appNo"`

	Name *string `json:"name"`

	Status int `json:"status"`

	StatusText string `json:"statusText"`

	Score *float64 `json:"score"`

	Level *string `json:"level"`
}

// BulkRow: `BulkRow` of the contract.
type BulkRow struct {
	// As in the list, from 1.
	Ordinal int `json:"ordinal"`

	Input string `json:"input"`

	// Null until it has been looked for.
	Outcome *BulkOutcome `json:"outcome"`

	// Why it is bad, or as what a name with special characters was searched; in the language of the caller.
	Reason *string `json:"reason"`

	Hits *int `json:"hits"`

	// The nearest, at most three.
	Best []BulkHit `json:"best"`
}

// Case: `Case` of the contract.
type Case struct {
	ID string `json:"id"`

	CaseNo string `json:"caseNo"`

	ProductType int `json:"productType"`

	// Numbers and names of its marks.
	Title string `json:"title"`

	State string `json:"state"`

	Payment string `json:"payment"`

	OfficeNumber *string `json:"officeNumber"`

	// When its window opens.
	FileFrom *string `json:"fileFrom"`

	NextDeadline *string `json:"nextDeadline"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`

	Version int `json:"version"`

	OrderID string `json:"orderId"`

	// Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
	// of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
	// `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
	// group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
	// nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
	// postcode }`.
	Content map[string]any `json:"content"`

	Documents []CaseDocument `json:"documents"`

	// Kinds that are required and not there.
	MissingDocuments []string `json:"missingDocuments"`

	// Documents of the office, the latest first.
	Letters []CaseLetter `json:"letters"`

	Deadlines []CaseDeadline `json:"deadlines"`
}

// CaseDeadline: `CaseDeadline` of the contract.
type CaseDeadline struct {
	DueOn string `json:"dueOn"`

	Name string `json:"name"`

	RuleID string `json:"ruleId"`

	// The provision.
	Law *string `json:"law"`

	// How the day follows.
	Calculation []string `json:"calculation"`

	Done bool `json:"done"`
}

// CaseDocument: `CaseDocument` of the contract.
type CaseDocument struct {
	ID string `json:"id"`

	Kind string `json:"kind"`

	Name string `json:"name"`

	CreatedAt string `json:"createdAt"`
}

// CaseDraft: `CaseDraft` of the contract.
type CaseDraft struct {
	ID string `json:"id"`

	ProductType int `json:"productType"`

	Version int `json:"version"`

	// Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
	// of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
	// `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
	// group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
	// nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
	// postcode }`.
	Content map[string]any `json:"content"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`
}

// CaseHead: `CaseHead` of the contract.
type CaseHead struct {
	ID string `json:"id"`

	CaseNo string `json:"caseNo"`

	ProductType int `json:"productType"`

	// Numbers and names of its marks.
	Title string `json:"title"`

	State string `json:"state"`

	Payment string `json:"payment"`

	OfficeNumber *string `json:"officeNumber"`

	// When its window opens.
	FileFrom *string `json:"fileFrom"`

	NextDeadline *string `json:"nextDeadline"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`
}

// CaseLetter: `CaseLetter` of the contract.
type CaseLetter struct {
	ID string `json:"id"`

	Kind string `json:"kind"`

	DatedOn string `json:"datedOn"`
}

// CasePrice: `CasePrice` of the contract.
type CasePrice struct {
	ServiceFee string `json:"serviceFee"`

	OfficialFee string `json:"officialFee"`

	Total string `json:"total"`

	Currency string `json:"currency"`
}

// CaseType: `CaseType` of the contract.
type CaseType struct {
	ProductType int `json:"productType"`

	Name string `json:"name"`

	// Whether it has a price.
	IsSold bool `json:"isSold"`

	Fields []CaseTypeField `json:"fields"`

	Documents []CaseTypeDocument `json:"documents"`
}

// CaseTypeDocument: `CaseTypeDocument` of the contract.
type CaseTypeDocument struct {
	Kind string `json:"kind"`

	Label string `json:"label"`

	IsOptional bool `json:"isOptional"`
}

// CaseTypeField: `CaseTypeField` of the contract.
type CaseTypeField struct {
	Name string `json:"name"`

	Type string `json:"type"`

	Label string `json:"label"`

	// Where it applies: some depend on the value of another field.
	IsOptional bool `json:"isOptional"`

	// Values of a choice.
	Options []string `json:"options"`
}

// CheckCaseDraftResult: `CheckCaseDraftResult` of the contract.
type CheckCaseDraftResult struct {
	Problems []CheckCaseDraftResultProblem `json:"problems"`

	Price *CasePrice `json:"price"`

	// The day from which it can be filed, where that is not today.
	FileFrom *string `json:"fileFrom"`
}

// CheckCaseDraftResultProblem: `CheckCaseDraftResultProblem` of the contract.
type CheckCaseDraftResultProblem struct {
	Path string `json:"path"`

	Code string `json:"code"`

	Message string `json:"message"`
}

// CompareTrademarksRequest: `CompareTrademarksRequest` of the contract.
type CompareTrademarksRequest struct {
	IDs []string `json:"ids"`
}

// ComparedPair: `ComparedPair` of the contract.
type ComparedPair struct {
	// Id of a record, or `query`.
	A string `json:"a"`

	// Id of the other.
	B string `json:"b"`

	// The name of the first that was compared.
	NameA *string `json:"nameA"`

	// The name of the other that was compared.
	NameB *string `json:"nameB"`

	// Spans of the first lie in the field `query`, those of the other in `name`. Null where the names are not even
	// remotely near, or where one of the records has none.
	Similarity *Similarity `json:"similarity"`
}

// Comparison: `Comparison` of the contract.
type Comparison struct {
	Marks []TrademarkDetail `json:"marks"`

	// What was searched for, where that is compared; in the pairs and the goods its id is `query`.
	Sought *ComparisonSought `json:"sought"`

	Matrix []ComparedPair `json:"matrix"`

	GoodsOverlap []SharedClass `json:"goodsOverlap"`

	EngineVersion string `json:"engineVersion"`
}

// ComparisonSought: What was searched for, where that is compared; in the pairs and the goods its id is `query`.
type ComparisonSought struct {
	Name *string `json:"name"`

	// None means all 45.
	Classes []int `json:"classes"`

	SimilarGroups []string `json:"similarGroups"`

	// The image that was searched with.
	QueryImage *QueryImage `json:"queryImage"`
}

// CreateCaseDraftRequest: `CreateCaseDraftRequest` of the contract.
type CreateCaseDraftRequest struct {
	ProductType int `json:"productType"`

	// Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
	// of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
	// `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
	// group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
	// nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
	// postcode }`.
	Content map[string]any `json:"content,omitempty"`
}

// CreateGlossaryRequest: `CreateGlossaryRequest` of the contract.
type CreateGlossaryRequest struct {
	Name string `json:"name"`

	Entries []GlossaryEntryDraft `json:"entries,omitempty"`
}

// Crop: The part of the image that is searched with, as shares of its sides.
type Crop struct {
	X float64 `json:"x"`

	Y float64 `json:"y"`

	Width float64 `json:"width"`

	Height float64 `json:"height"`
}

// Days: First and last day, both included; one that is absent is open.
type Days struct {
	From string `json:"from,omitempty"`

	To string `json:"to,omitempty"`
}

// Deadline: `Deadline` of the contract.
type Deadline struct {
	// The `deadlineId` of the event `deadline.due`.
	ID string `json:"id"`

	// The right of the portfolio.
	ItemID string `json:"itemId"`

	ItemKind PortfolioKind `json:"itemKind"`

	// Of the right.
	Title string `json:"title"`

	// Of the right.
	Number string `json:"number"`

	// WIPO ST.3 code.
	Office string `json:"office"`

	ClientID *string `json:"clientId"`

	ClientName *string `json:"clientName"`

	// What the account may do with it; a reader changes nothing.
	Role HostingRole `json:"role"`

	Kind DeadlineKind `json:"kind"`

	Name string `json:"name"`

	// Patent year of an annuity.
	Year *int `json:"year"`

	OpensOn *string `json:"opensOn"`

	DueOn string `json:"dueOn"`

	// The last day of the grace period; null where there is none.
	GraceEnd *string `json:"graceEnd"`

	// Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period.
	State DeadlineState `json:"state"`

	// `asked`: somebody was sent a link to decide.
	Decision Decision `json:"decision"`

	Note *string `json:"note"`

	DoneOn *string `json:"doneOn"`

	// The order by which it is paid.
	OrderNo *string `json:"orderNo"`

	// Provision, source and calculation; null of an own last day, and of an expiry of which no rule is known.
	Law *LegalDeadline `json:"law"`

	Version int `json:"version"`
}

// DeadlineGap: Last days that are not known. A program must not read their absence as "nothing is due".
type DeadlineGap struct {
	Kind string `json:"kind"`

	// `office`: there are no rules of this office. Otherwise the day that is missing, of filing, grant or expiry.
	Gap string `json:"gap"`

	// Years of annuities that fell due before the grant.
	Years []int `json:"years"`
}

// DecideAnnuitiesRequest: `DecideAnnuitiesRequest` of the contract.
type DecideAnnuitiesRequest struct {
	// Of last days.
	IDs []string `json:"ids"`

	Decision string `json:"decision"`
}

// DecideAnnuitiesResult: `DecideAnnuitiesResult` of the contract.
type DecideAnnuitiesResult struct {
	// How many were decided.
	Done int `json:"done"`

	Refused []RefusedDeadline `json:"refused"`
}

// Document: `Document` of the contract.
type Document struct {
	ID string `json:"id"`

	FileName string `json:"fileName"`

	Format string `json:"format"`

	Status TranslationDocumentStatus `json:"status"`

	Source *TranslationLanguage `json:"source"`

	Target *TranslationLanguage `json:"target"`

	Words int `json:"words"`

	Characters int `json:"characters"`

	// Percent.
	Progress int `json:"progress"`

	Outputs []TranslationOutput `json:"outputs"`

	Error *string `json:"error"`

	JobID *string `json:"jobId"`

	CreatedAt string `json:"createdAt"`

	FinishedAt *string `json:"finishedAt"`

	ExpiresAt string `json:"expiresAt"`
}

// DownloadDocumentQuery: Query of `downloadDocument`.
type DownloadDocumentQuery struct {
	Output TranslationOutput `json:"output,omitempty"`
}

// GetUsageQuery: Query of `getUsage`.
type GetUsageQuery struct {
	// First day (Asia/Shanghai); 30 days ago by default.
	From string `json:"from,omitempty"`

	// Last day; today by default.
	To string `json:"to,omitempty"`
}

// Glossary: `Glossary` of the contract.
type Glossary struct {
	ID string `json:"id"`

	Name string `json:"name"`

	// Entries.
	Count int `json:"count"`

	// False for one that another member shares.
	IsOwn bool `json:"isOwn"`

	UpdatedAt string `json:"updatedAt"`
}

// GlossaryEntry: `GlossaryEntry` of the contract.
type GlossaryEntry struct {
	ID string `json:"id"`

	Zh *string `json:"zh"`

	En *string `json:"en"`

	Ja *string `json:"ja"`

	Note string `json:"note"`

	UpdatedAt string `json:"updatedAt"`
}

// GlossaryEntryDraft: Two languages at least.
type GlossaryEntryDraft struct {
	Zh string `json:"zh,omitempty"`

	En string `json:"en,omitempty"`

	Ja string `json:"ja,omitempty"`

	Note string `json:"note,omitempty"`
}

// GoodsItem: `GoodsItem` of the contract.
type GoodsItem struct {
	// The same in every edition in which the item keeps its group and wording.
	ID string `json:"id"`

	Cn string `json:"cn"`

	// Several wordings are separated by a slash.
	En *string `json:"en"`

	BasicNo *string `json:"basicNo"`

	// True for an item of the Chinese table that WIPO's list does not have.
	NonStandard bool `json:"nonStandard"`

	// The asterisk of the list; the item may belong to other classes too.
	SeveralClasses bool `json:"severalClasses"`

	// Label of the part of the group; parts need not be similar.
	Part *string `json:"part"`
}

// Job: `Job` of the contract.
type Job struct {
	ID string `json:"id"`

	Type string `json:"type"`

	State string `json:"state"`

	// Percent.
	Progress int `json:"progress"`

	// Why it failed.
	Error *string `json:"error"`

	CreatedAt string `json:"createdAt"`

	StartedAt *string `json:"startedAt"`

	FinishedAt *string `json:"finishedAt"`
}

// LegalDeadline: A last day by the law of an office, with the rule, the source and the calculation. All days are
// part of their period; the last ones are moved where the office is closed.
type LegalDeadline struct {
	RuleID string `json:"ruleId"`

	Name string `json:"name"`

	// Today in Asia/Shanghai: `missed` after a last day without a grace period, `lapsed` after the grace period.
	State string `json:"state"`

	Opens *string `json:"opens"`

	LastDay string `json:"lastDay"`

	GraceEnd *string `json:"graceEnd"`

	// What the grace period costs.
	Surcharge *string `json:"surcharge"`

	// Later last days that may be requested.
	Extensions []LegalDeadlineExtension `json:"extensions"`

	// The provision; null where the operator has set the period.
	Law *string `json:"law"`

	// Where the rule was read, and how far it was verified.
	Source *string `json:"source"`

	// Which reading of the law is taken where there are several.
	Note *string `json:"note"`

	// A sentence for each step.
	Calculation []string `json:"calculation"`

	// Days by other readings of the law; null where a day does not differ.
	Alternatives []LegalDeadlineAlternative `json:"alternatives"`

	// False where the days off of a year that matters are not published or not part of this product.
	CalendarKnown bool `json:"calendarKnown"`

	CalendarNote *string `json:"calendarNote"`
}

// LegalDeadlineAlternative: `LegalDeadlineAlternative` of the contract.
type LegalDeadlineAlternative struct {
	Text string `json:"text"`

	Opens *string `json:"opens"`

	LastDay *string `json:"lastDay"`

	GraceEnd *string `json:"graceEnd"`
}

// LegalDeadlineExtension: `LegalDeadlineExtension` of the contract.
type LegalDeadlineExtension struct {
	Name string `json:"name"`

	Until string `json:"until"`
}

// ListAnnuitiesQuery: Query of `listAnnuities`.
type ListAnnuitiesQuery struct {
	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`

	// The first last day.
	From string `json:"from,omitempty"`

	// The latest last day.
	To string `json:"to,omitempty"`

	ClientID string `json:"clientId,omitempty"`

	Decision Decision `json:"decision,omitempty"`

	Stage AnnuityStage `json:"stage,omitempty"`
}

// ListDeadlinesQuery: Query of `listDeadlines`.
type ListDeadlinesQuery struct {
	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`

	// The first last day.
	From string `json:"from,omitempty"`

	// The latest last day.
	To string `json:"to,omitempty"`

	Kind DeadlineKind `json:"kind,omitempty"`

	// Of rights of this kind.
	ItemKind PortfolioKind `json:"itemKind,omitempty"`

	// Of one right.
	ItemID string `json:"itemId,omitempty"`

	ClientID string `json:"clientId,omitempty"`

	// Also those that are done.
	IncludeDone bool `json:"includeDone,omitempty"`
}

// ListGlossaryEntriesQuery: Query of `listGlossaryEntries`.
type ListGlossaryEntriesQuery struct {
	Keyword string `json:"keyword,omitempty"`

	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`
}

// ListNiceClassesQuery: Query of `listNiceClasses`.
type ListNiceClassesQuery struct {
	Class int `json:"class,omitempty"`

	Keyword string `json:"keyword,omitempty"`

	Kind string `json:"kind,omitempty"`
}

// ListPatentBatchRowsQuery: Query of `listPatentBatchRows`.
type ListPatentBatchRowsQuery struct {
	Outcome PatentNumberOutcome `json:"outcome,omitempty"`

	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`
}

// ListPortfolioQuery: Query of `listPortfolio`.
type ListPortfolioQuery struct {
	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`

	Kind PortfolioKind `json:"kind,omitempty"`

	// WIPO ST.3 code.
	Office string `json:"office,omitempty"`

	// The number of the application or of the registration, in whichever notation. Where the number of a patent does
	// not begin with the code of its office, `office` is needed for another notation than that of the portfolio.
	Number string `json:"number,omitempty"`

	State PortfolioState `json:"state,omitempty"`

	ClientID string `json:"clientId,omitempty"`

	ApplicantID string `json:"applicantId,omitempty"`

	// `different`: the register says something else than the own data. `changed`: the register has changed and
	// nobody has marked it as seen. `due`: a last day that is not done lies within 90 days or has passed.
	Only string `json:"only,omitempty"`

	// The own data or what the register says of it was changed then or later.
	UpdatedSince string `json:"updatedSince,omitempty"`
}

// ListSimilarPatentsQuery: Query of `listSimilarPatents`.
type ListSimilarPatentsQuery struct {
	Limit int `json:"limit,omitempty"`
}

// ListTrademarkBatchRowsQuery: Query of `listTrademarkBatchRows`.
type ListTrademarkBatchRowsQuery struct {
	Outcome BulkOutcome `json:"outcome,omitempty"`

	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`
}

// ListViennaElementsQuery: Query of `listViennaElements`.
type ListViennaElementsQuery struct {
	Parent string `json:"parent,omitempty"`

	Keyword string `json:"keyword,omitempty"`
}

// Monitor: `Monitor` of the contract.
type Monitor struct {
	ID string `json:"id"`

	Name string `json:"name"`

	Type string `json:"type"`

	// What is watched in words.
	Content string `json:"content"`

	Frequency string `json:"frequency"`

	State string `json:"state"`

	HitCount int `json:"hitCount"`

	LastHitAt *string `json:"lastHitAt"`

	EvaluatedAt *string `json:"evaluatedAt"`

	CreatedAt string `json:"createdAt"`
}

// MonitorDraft: `MonitorDraft` of the contract.
type MonitorDraft struct {
	Name string `json:"name"`

	Type MonitorType `json:"type"`

	// A name; of the types similar and notice.
	Text string `json:"text,omitempty"`

	Degree string `json:"degree,omitempty"`

	// Of the types applicant, competitor, notice and renewal.
	Applicant string `json:"applicant,omitempty"`

	// Of an applicant.
	WholeName bool `json:"wholeName,omitempty"`

	// Of the types appNo and renewal.
	Numbers []string `json:"numbers,omitempty"`

	// None means all.
	Countries []string `json:"countries,omitempty"`

	// Nice classes; none means all 45.
	Classes []int `json:"classes,omitempty"`

	// After every import, each day or each Monday.
	Frequency string `json:"frequency,omitempty"`
}

// MonitorHit: `MonitorHit` of the contract.
type MonitorHit struct {
	ID string `json:"id"`

	Kind MonitorEventKind `json:"kind"`

	FoundAt string `json:"foundAt"`

	Mark TrademarkHit `json:"mark"`

	// Last day of an opposition, of a renewal or of its period of grace.
	Deadline *string `json:"deadline"`
}

// NamedPatentSymbol: `NamedPatentSymbol` of the contract.
type NamedPatentSymbol struct {
	Code string `json:"code"`

	// In the language of the caller.
	Name *string `json:"name"`
}

// NextDeadline: The earliest last day that is not done.
type NextDeadline struct {
	ID string `json:"id"`

	Kind DeadlineKind `json:"kind"`

	Name string `json:"name"`

	DueOn string `json:"dueOn"`

	GraceEnd *string `json:"graceEnd"`

	// Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace period.
	State DeadlineState `json:"state"`
}

// NiceClass: `NiceClass` of the contract.
type NiceClass struct {
	No int `json:"no"`

	NameCn string `json:"nameCn"`

	NameEn string `json:"nameEn"`

	// What the class covers, in Chinese.
	Desc string `json:"desc"`

	DescEn string `json:"descEn"`

	Kind string `json:"kind"`

	// As the imported table words it.
	Heading *NullableWording `json:"heading"`

	// The explanatory note of the imported table.
	Note *NullableWording `json:"note"`

	// Where a class or a keyword was requested.
	Groups []NiceGroup `json:"groups"`
}

// NiceGroup: `NiceGroup` of the contract.
type NiceGroup struct {
	Code string `json:"code"`

	Name string `json:"name"`

	NameEn *string `json:"nameEn"`

	Items []GoodsItem `json:"items"`
}

// NullableWording: `NullableWording` of the contract.
type NullableWording struct {
	Zh *string `json:"zh"`

	En *string `json:"en"`
}

// OrderAnnuitiesRequest: `OrderAnnuitiesRequest` of the contract.
type OrderAnnuitiesRequest struct {
	// Of last days.
	IDs []string `json:"ids"`

	// The price that was quoted.
	Total string `json:"total"`

	Agree bool `json:"agree"`
}

// OrderAnnuitiesResult: `OrderAnnuitiesResult` of the contract.
type OrderAnnuitiesResult struct {
	OrderID string `json:"orderId"`

	OrderNo string `json:"orderNo"`
}

// OrderCaseDraftRequest: `OrderCaseDraftRequest` of the contract.
type OrderCaseDraftRequest struct {
	Version int `json:"version"`

	// The price that was checked.
	Total string `json:"total"`

	Agree bool `json:"agree"`
}

// OrderCaseDraftResult: `OrderCaseDraftResult` of the contract.
type OrderCaseDraftResult struct {
	OrderID string `json:"orderId"`

	Cases []OrderCaseDraftResultCase `json:"cases"`
}

// OrderCaseDraftResultCase: `OrderCaseDraftResultCase` of the contract.
type OrderCaseDraftResultCase struct {
	ID string `json:"id"`

	CaseNo string `json:"caseNo"`
}

// OrderReportRequest: `OrderReportRequest` of the contract.
type OrderReportRequest struct {
	// The name that is to be registered.
	Text string `json:"text"`

	// Nice classes; none means all 45.
	Classes []int `json:"classes,omitempty"`

	// Own earlier marks do not count.
	Applicant string `json:"applicant,omitempty"`

	Goods []OrderReportRequestGoods `json:"goods,omitempty"`

	Language string `json:"language,omitempty"`
}

// OrderReportRequestGoods: `OrderReportRequestGoods` of the contract.
type OrderReportRequestGoods struct {
	Class int `json:"class"`

	Group string `json:"group,omitempty"`

	Name string `json:"name"`
}

// PageQuery: Which page of a list.
type PageQuery struct {
	// Entries of a page.
	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before.
	Cursor string `json:"cursor,omitempty"`
}

// Party: `Party` of the contract.
type Party struct {
	Name string `json:"name"`

	NameEn *string `json:"nameEn"`

	Address *string `json:"address"`

	AddressEn *string `json:"addressEn"`

	Country *string `json:"country"`
}

// Patent: `Patent` of the contract.
type Patent struct {
	ID string `json:"id"`

	PubNo string `json:"pubNo"`

	AppNo *string `json:"appNo"`

	Country string `json:"country"`

	Kind *string `json:"kind"`

	Type PatentType `json:"type"`

	Language *string `json:"language"`

	Titles []PatentText `json:"titles"`

	Abstracts []PatentText `json:"abstracts"`

	Applicants []PatentParty `json:"applicants"`

	Assignees []PatentParty `json:"assignees"`

	Inventors []PatentParty `json:"inventors"`

	Agents []PatentParty `json:"agents"`

	Ipcs []NamedPatentSymbol `json:"ipcs"`

	Cpcs []NamedPatentSymbol `json:"cpcs"`

	ApplyDate *string `json:"applyDate"`

	PubDate *string `json:"pubDate"`

	// Of the first grant, also where this publication follows it, as a B2 of the EPO does.
	GrantDate *string `json:"grantDate"`

	PriorityDate *string `json:"priorityDate"`

	Priorities []PatentPriority `json:"priorities"`

	Related []PatentRelated `json:"related"`

	International *PatentInternational `json:"international"`

	// Contracting states of a regional application, codes of WIPO ST.3.
	DesignatedStates []string `json:"designatedStates"`

	LegalStatus PatentLegalStatus `json:"legalStatus"`

	FamilyID *string `json:"familyId"`

	FamilySize int `json:"familySize"`

	ClaimCount int `json:"claimCount"`

	ParagraphCount int `json:"paragraphCount"`

	DrawingCount int `json:"drawingCount"`

	EventCount int `json:"eventCount"`

	CitationCount int `json:"citationCount"`

	ImageURL *string `json:"imageUrl"`

	// Latest day of a source's data.
	SourceDate *string `json:"sourceDate"`

	Demonstration bool `json:"demonstration"`
}

// PatentBatch: `PatentBatch` of the contract.
type PatentBatch struct {
	ID string `json:"id"`

	// Null where it was done at once.
	JobID *string `json:"jobId"`

	Done bool `json:"done"`

	Total int `json:"total"`

	// Publications that were found.
	Publications int `json:"publications"`

	// Rows by their outcome.
	Counts PatentNumberCounts `json:"counts"`
}

// PatentClaim: `PatentClaim` of the contract.
type PatentClaim struct {
	No int `json:"no"`

	Text string `json:"text"`

	DependsOn []int `json:"dependsOn"`

	Independent bool `json:"independent"`

	Formulas []PatentFormula `json:"formulas"`

	Images []PatentTextImage `json:"images"`
}

// PatentClaimSet: `PatentClaimSet` of the contract.
type PatentClaimSet struct {
	Language string `json:"language"`

	Claims []PatentClaim `json:"claims"`
}

// PatentDescription: `PatentDescription` of the contract.
type PatentDescription struct {
	Language string `json:"language"`

	Paragraphs []PatentParagraph `json:"paragraphs"`

	Signs []PatentSign `json:"signs"`
}

// PatentEvent: `PatentEvent` of the contract.
type PatentEvent struct {
	Country string `json:"country"`

	Code string `json:"code"`

	On *string `json:"on"`

	Text *string `json:"text"`

	Effect *PatentLegalStatusCode `json:"effect"`
}

// PatentFormula: A formula of a text, which has it in one line from `start` up to but not including `end`.
type PatentFormula struct {
	// In UTF-16 code units.
	Start int `json:"start"`

	End int `json:"end"`

	// MathML Core, of known elements and attributes only.
	Mathml string `json:"mathml"`
}

// PatentHit: `PatentHit` of the contract.
type PatentHit struct {
	ID string `json:"id"`

	PubNo string `json:"pubNo"`

	AppNo *string `json:"appNo"`

	Title *PatentSnippet `json:"title"`

	Abstract *PatentSnippet `json:"abstract"`

	Applicants []string `json:"applicants"`

	Inventors []string `json:"inventors"`

	IpcMain *string `json:"ipcMain"`

	Ipcs []string `json:"ipcs"`

	ApplyDate *string `json:"applyDate"`

	PubDate *string `json:"pubDate"`

	GrantDate *string `json:"grantDate"`

	LegalStatus PatentLegalStatus `json:"legalStatus"`

	Country string `json:"country"`

	Kind *string `json:"kind"`

	Type PatentType `json:"type"`

	FamilyID *string `json:"familyId"`

	// Publications of the family that are loaded.
	FamilySize int `json:"familySize"`

	ImageURL *string `json:"imageUrl"`

	// Relevance within this result, 0 to 100, not comparable between searches; null where hits are not ranked.
	Score *float64 `json:"score"`

	Why []PatentReason `json:"why"`

	// An invented record.
	Demonstration bool `json:"demonstration"`
}

// PatentInternational: The international application under the PCT.
type PatentInternational struct {
	AppNo *string `json:"appNo"`

	PubNo *string `json:"pubNo"`

	// Of its publication here; null while it is not loaded.
	ID *string `json:"id"`

	ApplyDate *string `json:"applyDate"`

	PubDate *string `json:"pubDate"`
}

// PatentLegalStatus: `PatentLegalStatus` of the contract.
type PatentLegalStatus struct {
	Code PatentLegalStatusCode `json:"code"`

	// What the status rests on.
	Text *string `json:"text"`

	AsOf *string `json:"asOf"`
}

// PatentMember: `PatentMember` of the contract.
type PatentMember struct {
	ID string `json:"id"`

	Title *string `json:"title"`

	Country string `json:"country"`

	Kind *string `json:"kind"`

	PubDate *string `json:"pubDate"`

	ApplyDate *string `json:"applyDate"`

	Applicants []string `json:"applicants"`

	LegalStatus PatentLegalStatusCode `json:"legalStatus"`

	IsThis bool `json:"isThis"`
}

// PatentNumberCounts: Rows by their outcome.
type PatentNumberCounts struct {
	Matched int `json:"matched"`

	Unmatched int `json:"unmatched"`

	Duplicate int `json:"duplicate"`

	Invalid int `json:"invalid"`
}

// PatentNumberRow: `PatentNumberRow` of the contract.
type PatentNumberRow struct {
	// As in the list, from 1.
	Row int `json:"row"`

	Value string `json:"value"`

	Outcome PatentNumberOutcome `json:"outcome"`

	// In the language of the caller.
	Reason *string `json:"reason"`

	// The number as it was understood.
	ReadAs *string `json:"readAs"`

	IDs []string `json:"ids"`
}

// PatentPage: `PatentPage` of the contract.
type PatentPage struct {
	Data []PatentHit `json:"data"`

	Total int `json:"total"`

	Families int `json:"families"`

	// These are the 1,000 most similar; there may be more.
	IsLimited bool `json:"isLimited"`

	// Where the next page begins; null after the last.
	NextCursor *string `json:"nextCursor"`
}

// PatentParagraph: `PatentParagraph` of the contract.
type PatentParagraph struct {
	// The number that the publication gives, otherwise its place, from 1.
	ID string `json:"id"`

	Kind string `json:"kind"`

	Text string `json:"text"`

	Formulas []PatentFormula `json:"formulas"`

	Images []PatentTextImage `json:"images"`
}

// PatentParty: `PatentParty` of the contract.
type PatentParty struct {
	Name string `json:"name"`

	Country *string `json:"country"`

	Address *string `json:"address"`

	// The same name in other scripts or spellings.
	Forms []string `json:"forms"`
}

// PatentPriority: `PatentPriority` of the contract.
type PatentPriority struct {
	Country string `json:"country"`

	Number string `json:"number"`

	On *string `json:"on"`
}

// PatentReason: `PatentReason` of the contract.
type PatentReason struct {
	Field string `json:"field"`

	// Of the claim or the paragraph.
	Number *string `json:"number"`

	// Index of the claim or the paragraph, from 0.
	At *int `json:"at"`

	Snippet PatentSnippet `json:"snippet"`

	// Share of what was matched, 0 to 1.
	Weight float64 `json:"weight"`

	// What was sought there.
	Terms []string `json:"terms"`
}

// PatentRelated: Another application of the same applicant that the publication names, such as the parent of a
// division.
type PatentRelated struct {
	Relation string `json:"relation"`

	// What the other application is to this one.
	Role string `json:"role"`

	AppNo *string `json:"appNo"`

	PubNo *string `json:"pubNo"`

	// Of its publication here; null while it is not loaded.
	ID *string `json:"id"`

	ApplyDate *string `json:"applyDate"`
}

// PatentSearch: `PatentSearch` of the contract.
type PatentSearch struct {
	// A description of what is sought.
	Text string `json:"text,omitempty"`

	// A publication number.
	SimilarTo string `json:"similarTo,omitempty"`

	// Words, a number, a name or a classification symbol.
	Keyword string `json:"keyword,omitempty"`

	Expression string `json:"expression,omitempty"`

	// One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks.
	ApplicationNumber string `json:"applicationNumber,omitempty"`

	// One number, or at most 100 of which one is enough; separated by semicolons, commas or line breaks.
	PublicationNumber string `json:"publicationNumber,omitempty"`

	// Words of title or abstract.
	Words string `json:"words,omitempty"`

	Applicant string `json:"applicant,omitempty"`

	Inventor string `json:"inventor,omitempty"`

	Agency string `json:"agency,omitempty"`

	Ipc string `json:"ipc,omitempty"`

	Cpc string `json:"cpc,omitempty"`

	// First and last day, both included; one that is absent is open.
	Filed *Days `json:"filed,omitempty"`

	// First and last day, both included; one that is absent is open.
	Published *Days `json:"published,omitempty"`

	Countries []string `json:"countries,omitempty"`

	Types []PatentType `json:"types,omitempty"`

	LegalStatus string `json:"legalStatus,omitempty"`

	Collapse string `json:"collapse,omitempty"`

	Sort string `json:"sort,omitempty"`

	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before; everything else as before.
	Cursor string `json:"cursor,omitempty"`
}

// PatentSign: A reference sign of the drawings.
type PatentSign struct {
	Sign string `json:"sign"`

	Name string `json:"name"`

	// Numbers of the figures whose description names it.
	Figures []string `json:"figures"`
}

// PatentSnippet: `PatentSnippet` of the contract.
type PatentSnippet struct {
	Text string `json:"text"`

	Language string `json:"language"`

	// What the search matched.
	Marks [][]int `json:"marks"`

	// It is a part of the whole.
	IsCut bool `json:"isCut"`
}

// PatentText: `PatentText` of the contract.
type PatentText struct {
	Language string `json:"language"`

	Text string `json:"text"`
}

// PatentTextImage: An image of a formula, a structure or the like, which the text names from `start` up to but
// not including `end`.
type PatentTextImage struct {
	// In UTF-16 code units.
	Start int `json:"start"`

	End int `json:"end"`

	URL string `json:"url"`

	Width *int `json:"width"`

	Height *int `json:"height"`
}

// PortfolioClient: `PortfolioClient` of the contract.
type PortfolioClient struct {
	ID string `json:"id"`

	Name string `json:"name"`

	// What the account may do with it; a reader changes nothing.
	Role HostingRole `json:"role"`

	// Who shares it; null for one's own.
	OwnerName *string `json:"ownerName"`

	// Rights.
	ItemCount int `json:"itemCount"`

	// Last days within 90 days that are not done.
	DueCount int `json:"dueCount"`
}

// PortfolioDetails: What only software copyrights and certificates have.
type PortfolioDetails struct {
	Version string `json:"version,omitempty"`

	Issuer string `json:"issuer,omitempty"`

	Category string `json:"category,omitempty"`
}

// PortfolioItem: `PortfolioItem` of the contract.
type PortfolioItem struct {
	Title string `json:"title"`

	RegistrationNumber *string `json:"registrationNumber"`

	Classes []int `json:"classes"`

	PatentKind *PortfolioPatentKind `json:"patentKind"`

	// Of what is `ended` nothing is due any more.
	State PortfolioState `json:"state"`

	Owner *string `json:"owner"`

	Agent *string `json:"agent"`

	FiledOn *string `json:"filedOn"`

	RegisteredOn *string `json:"registeredOn"`

	ExpiresOn *string `json:"expiresOn"`

	PriorityOn *string `json:"priorityOn"`

	ID string `json:"id"`

	Kind PortfolioKind `json:"kind"`

	// WIPO ST.3 code.
	Office string `json:"office"`

	// Of the application, or of the certificate.
	Number string `json:"number"`

	ClientID *string `json:"clientId"`

	ClientName *string `json:"clientName"`

	ApplicantID *string `json:"applicantId"`

	AgentID *string `json:"agentId"`

	AgentName *string `json:"agentName"`

	// What the account may do with it; a reader changes nothing.
	Role HostingRole `json:"role"`

	// How it came into the portfolio.
	Source string `json:"source"`

	// Whether a register of the site has it.
	InRegister bool `json:"inRegister"`

	// Fields in which the register says something else.
	Differences []PortfolioField `json:"differences"`

	NextDeadline *NextDeadline `json:"nextDeadline"`

	Version int `json:"version"`

	// When the register changed; null once that was seen.
	ChangedAt *string `json:"changedAt"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`

	Claims *int `json:"claims"`

	FeeReduction *FeeReduction `json:"feeReduction"`

	// What only software copyrights and certificates have.
	Details PortfolioDetails `json:"details"`

	// Null for a reader.
	Note *string `json:"note"`

	Register *PortfolioValues `json:"register"`

	// What the register has changed last.
	Changes []PortfolioItemChange `json:"changes"`

	// Also those that are done.
	Deadlines []Deadline `json:"deadlines"`

	Gaps []DeadlineGap `json:"gaps"`
}

// PortfolioItemChange: `PortfolioItemChange` of the contract.
type PortfolioItemChange struct {
	Field PortfolioField `json:"field"`

	From *string `json:"from"`

	To *string `json:"to"`
}

// PortfolioItemDraft: `PortfolioItemDraft` of the contract.
type PortfolioItemDraft struct {
	Kind PortfolioKind `json:"kind"`

	// WIPO ST.3 code.
	Office string `json:"office"`

	// Of the application, the registration or the publication; of a certificate its own.
	Number string `json:"number"`

	Title string `json:"title,omitempty"`

	RegistrationNumber string `json:"registrationNumber,omitempty"`

	// Classes of Nice.
	Classes []int `json:"classes,omitempty"`

	PatentKind PortfolioPatentKind `json:"patentKind,omitempty"`

	// Of what is `ended` nothing is due any more.
	State PortfolioState `json:"state,omitempty"`

	Owner string `json:"owner,omitempty"`

	Agent string `json:"agent,omitempty"`

	FiledOn string `json:"filedOn,omitempty"`

	// Of the registration, of the grant of a patent, of the issue of a certificate.
	RegisteredOn string `json:"registeredOn,omitempty"`

	ExpiresOn string `json:"expiresOn,omitempty"`

	PriorityOn string `json:"priorityOn,omitempty"`

	ClientID string `json:"clientId,omitempty"`

	ApplicantID string `json:"applicantId,omitempty"`

	AgentID string `json:"agentId,omitempty"`

	// Where fees count them.
	Claims int `json:"claims,omitempty"`

	FeeReduction FeeReduction `json:"feeReduction,omitempty"`

	// What only software copyrights and certificates have.
	Details *PortfolioDetails `json:"details,omitempty"`

	Note string `json:"note,omitempty"`
}

// PortfolioItemUpdate: `PortfolioItemUpdate` of the contract.
type PortfolioItemUpdate struct {
	Version int `json:"version"`

	// Fields that are emptied; for programs that do not send null.
	Clear []string `json:"clear,omitempty"`

	// WIPO ST.3 code.
	Office string `json:"office,omitempty"`

	// Of the application, the registration or the publication; of a certificate its own.
	Number string `json:"number,omitempty"`

	Title string `json:"title,omitempty"`

	RegistrationNumber string `json:"registrationNumber,omitempty"`

	// Classes of Nice.
	Classes []int `json:"classes,omitempty"`

	PatentKind PortfolioPatentKind `json:"patentKind,omitempty"`

	// Of what is `ended` nothing is due any more.
	State PortfolioState `json:"state,omitempty"`

	Owner string `json:"owner,omitempty"`

	Agent string `json:"agent,omitempty"`

	FiledOn string `json:"filedOn,omitempty"`

	// Of the registration, of the grant of a patent, of the issue of a certificate.
	RegisteredOn string `json:"registeredOn,omitempty"`

	ExpiresOn string `json:"expiresOn,omitempty"`

	PriorityOn string `json:"priorityOn,omitempty"`

	ClientID string `json:"clientId,omitempty"`

	ApplicantID string `json:"applicantId,omitempty"`

	AgentID string `json:"agentId,omitempty"`

	// Where fees count them.
	Claims int `json:"claims,omitempty"`

	FeeReduction FeeReduction `json:"feeReduction,omitempty"`

	// What only software copyrights and certificates have.
	Details *PortfolioDetails `json:"details,omitempty"`

	Note string `json:"note,omitempty"`
}

// PortfolioRow: `PortfolioRow` of the contract.
type PortfolioRow struct {
	Title string `json:"title"`

	RegistrationNumber *string `json:"registrationNumber"`

	Classes []int `json:"classes"`

	PatentKind *PortfolioPatentKind `json:"patentKind"`

	// Of what is `ended` nothing is due any more.
	State PortfolioState `json:"state"`

	Owner *string `json:"owner"`

	Agent *string `json:"agent"`

	FiledOn *string `json:"filedOn"`

	RegisteredOn *string `json:"registeredOn"`

	ExpiresOn *string `json:"expiresOn"`

	PriorityOn *string `json:"priorityOn"`

	ID string `json:"id"`

	Kind PortfolioKind `json:"kind"`

	// WIPO ST.3 code.
	Office string `json:"office"`

	// Of the application, or of the certificate.
	Number string `json:"number"`

	ClientID *string `json:"clientId"`

	ClientName *string `json:"clientName"`

	ApplicantID *string `json:"applicantId"`

	AgentID *string `json:"agentId"`

	AgentName *string `json:"agentName"`

	// What the account may do with it; a reader changes nothing.
	Role HostingRole `json:"role"`

	// How it came into the portfolio.
	Source string `json:"source"`

	// Whether a register of the site has it.
	InRegister bool `json:"inRegister"`

	// Fields in which the register says something else.
	Differences []PortfolioField `json:"differences"`

	NextDeadline *NextDeadline `json:"nextDeadline"`

	Version int `json:"version"`

	// When the register changed; null once that was seen.
	ChangedAt *string `json:"changedAt"`

	CreatedAt string `json:"createdAt"`

	UpdatedAt string `json:"updatedAt"`
}

// PortfolioValues: What a register says of a right.
type PortfolioValues struct {
	Title *string `json:"title"`

	RegistrationNumber *string `json:"registrationNumber"`

	Classes []int `json:"classes"`

	PatentKind *PortfolioPatentKind `json:"patentKind"`

	// Of what is `ended` nothing is due any more.
	State PortfolioState `json:"state"`

	Owner *string `json:"owner"`

	Agent *string `json:"agent"`

	FiledOn *string `json:"filedOn"`

	RegisteredOn *string `json:"registeredOn"`

	ExpiresOn *string `json:"expiresOn"`

	PriorityOn *string `json:"priorityOn"`
}

// Problem: `Problem` of the contract.
type Problem struct {
	// Address of the page that explains the kind of the problem.
	Type string `json:"type"`

	Title string `json:"title"`

	Status int `json:"status"`

	Detail string `json:"detail"`

	// A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
	// credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
	// signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
	// this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
	// it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
	// rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
	// idempotency_key_reused: the key was used with another body.
	Code ProblemCode `json:"code"`

	// Number of the refusal, where a rule of a service refused.
	Reason *int `json:"reason"`

	TraceID string `json:"traceId"`

	// What is wrong with the request.
	Errors []ProblemError `json:"errors"`
}

// ProblemError: `ProblemError` of the contract.
type ProblemError struct {
	Path string `json:"path"`

	Code string `json:"code"`

	Message string `json:"message"`
}

// QueryImage: The image that was searched with.
type QueryImage struct {
	// Id of the file.
	ImgFile string `json:"imgFile"`

	// A small copy of the whole image, as a data URL.
	Preview string `json:"preview"`

	Width int `json:"width"`

	Height int `json:"height"`

	Crop *Crop `json:"crop"`
}

// QuoteAnnuitiesRequest: `QuoteAnnuitiesRequest` of the contract.
type QuoteAnnuitiesRequest struct {
	// Of last days.
	IDs []string `json:"ids"`
}

// QuoteAnnuitiesResult: `QuoteAnnuitiesResult` of the contract.
type QuoteAnnuitiesResult struct {
	Items []QuoteAnnuitiesResultItem `json:"items"`

	Refused []RefusedDeadline `json:"refused"`

	OfficialFee string `json:"officialFee"`

	// VAT included.
	ServiceFee string `json:"serviceFee"`

	Total string `json:"total"`

	Currency string `json:"currency"`
}

// QuoteAnnuitiesResultItem: `QuoteAnnuitiesResultItem` of the contract.
type QuoteAnnuitiesResultItem struct {
	ID string `json:"id"`

	// What the office and the site charge if it is paid today. An amount that is not known is null.
	Fee AnnuityFee `json:"fee"`
}

// RefusedDeadline: `RefusedDeadline` of the contract.
type RefusedDeadline struct {
	ID string `json:"id"`

	// Of the right; null where the account does not see it.
	Title *string `json:"title"`

	// A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
	// credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request key.
	// signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the key is not for
	// this address. scope_missing: the key is not for this product. forbidden: the account may not do this with what
	// it sees. live_key_required: not with a test key. quota_exceeded: nothing is left of the plan. rule_violated: a
	// rule of the service, see `reason`. idempotency_in_progress: the first call with this key goes on.
	// idempotency_key_reused: the key was used with another body.
	Code ProblemCode `json:"code"`

	// Number of the refusal.
	Reason *int `json:"reason"`

	// For people.
	Detail string `json:"detail"`
}

// RegionMatch: `RegionMatch` of the contract.
type RegionMatch struct {
	// A part of an image, as shares of its sides.
	QueryBox Area `json:"queryBox"`

	// A part of an image, as shares of its sides.
	HitBox Area `json:"hitBox"`

	Score float64 `json:"score"`
}

// RenameGlossaryRequest: `RenameGlossaryRequest` of the contract.
type RenameGlossaryRequest struct {
	Name string `json:"name"`
}

// Renewal: Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark
// has ended (status 2 or 9), every value is empty.
type Renewal struct {
	Validdate string `json:"validdate"`

	OneYearBefore string `json:"oneYearBefore"`

	SixMonthAfter string `json:"sixMonthAfter"`

	Status string `json:"status"`

	Today string `json:"today"`
}

// Report: `Report` of the contract.
type Report struct {
	ID string `json:"id"`

	Text string `json:"text"`

	Status string `json:"status"`

	// Due by the end of this day.
	DueOn *string `json:"dueOn"`

	CreatedAt string `json:"createdAt"`
}

// SaveCaseDraftRequest: `SaveCaseDraftRequest` of the contract.
type SaveCaseDraftRequest struct {
	Version int `json:"version"`

	// Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list
	// of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image }` with the kind `text`,
	// `figure` or `both` and the `{ id, name }` of an uploaded file, or null; goods are a list of `{ id, classNo,
	// group, cn, en }`; priorities a list of `{ country, date, number }`; a party is `{ type, country, nameCn,
	// nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email,
	// postcode }`.
	Content map[string]any `json:"content"`
}

// SetDeadlineDoneRequest: `SetDeadlineDoneRequest` of the contract.
type SetDeadlineDoneRequest struct {
	Version int `json:"version"`

	Done bool `json:"done"`
}

// SetMonitorStateRequest: `SetMonitorStateRequest` of the contract.
type SetMonitorStateRequest struct {
	State string `json:"state"`
}

// SettlePortfolioDifferenceRequest: `SettlePortfolioDifferenceRequest` of the contract.
type SettlePortfolioDifferenceRequest struct {
	Version int `json:"version"`

	Field PortfolioField `json:"field"`

	Choice string `json:"choice"`
}

// SharedClass: A class that at least two of the records have.
type SharedClass struct {
	Class int `json:"class"`

	IDs []string `json:"ids"`

	// Similar groups that at least two have, where the records name them.
	Groups []SharedClassGroup `json:"groups"`

	// Goods and services that at least two name in the same words; the first 50.
	Items []SharedClassItem `json:"items"`
}

// SharedClassGroup: `SharedClassGroup` of the contract.
type SharedClassGroup struct {
	Group string `json:"group"`

	IDs []string `json:"ids"`
}

// SharedClassItem: `SharedClassItem` of the contract.
type SharedClassItem struct {
	Text string `json:"text"`

	IDs []string `json:"ids"`
}

// Similarity: `Similarity` of the contract.
type Similarity struct {
	Score float64 `json:"score"`

	// none is below low.
	Level string `json:"level"`

	// Id of the rule that decided.
	Rule string `json:"rule"`

	// Each from 0 to 100 before weighting; absent where it says nothing about the pair.
	Components SimilarityComponents `json:"components"`

	// Of a search by image, which parts of the two images agree; the pair that decided comes first.
	Regions []RegionMatch `json:"regions"`

	Spans []SimilaritySpan `json:"spans"`

	Reasons []SimilarityReason `json:"reasons"`
}

// SimilarityComponents: Each from 0 to 100 before weighting; absent where it says nothing about the pair.
type SimilarityComponents struct {
	Text *float64 `json:"text"`

	Phonetic *float64 `json:"phonetic"`

	Visual *float64 `json:"visual"`

	Semantic *float64 `json:"semantic"`

	Image *float64 `json:"image"`
}

// SimilarityReason: `SimilarityReason` of the contract.
type SimilarityReason struct {
	Code string `json:"code"`

	Zh string `json:"zh"`

	En string `json:"en"`
}

// SimilaritySpan: `SimilaritySpan` of the contract.
type SimilaritySpan struct {
	Field string `json:"field"`

	// First UTF-16 unit.
	Start int `json:"start"`

	// One past the last UTF-16 unit.
	End int `json:"end"`

	Kind string `json:"kind"`

	// Spans of query and name that belong together carry the same number.
	Link int `json:"link"`
}

// StartPatentBatchRequest: `StartPatentBatchRequest` of the contract.
type StartPatentBatchRequest struct {
	Numbers []string `json:"numbers"`

	Type PatentNumberType `json:"type,omitempty"`
}

// StartTrademarkBatchRequest: `StartTrademarkBatchRequest` of the contract.
type StartTrademarkBatchRequest struct {
	Title string `json:"title,omitempty"`

	Entries []string `json:"entries"`

	Kind string `json:"kind,omitempty"`

	Degree string `json:"degree,omitempty"`

	// Offices by ISO codes, with EU, BX and WO.
	Countries []string `json:"countries,omitempty"`

	// Nice classes; none means all 45.
	Classes []int `json:"classes,omitempty"`
}

// SubmitCaseRequest: `SubmitCaseRequest` of the contract.
type SubmitCaseRequest struct {
	Version int `json:"version"`
}

// TestWebhookResult: `TestWebhookResult` of the contract.
type TestWebhookResult struct {
	// Null where there was no answer.
	HttpStatus *int `json:"httpStatus"`

	// Null where the call was accepted.
	Problem *string `json:"problem"`

	TookMs int `json:"tookMs"`
}

// TrademarkBatch: `TrademarkBatch` of the contract.
type TrademarkBatch struct {
	ID string `json:"id"`

	JobID string `json:"jobId"`

	Title string `json:"title"`

	State string `json:"state"`

	Error *string `json:"error"`

	RowCount int `json:"rowCount"`

	Done int `json:"done"`

	Counts BulkCounts `json:"counts"`

	CreatedAt string `json:"createdAt"`
}

// TrademarkDetail: `TrademarkDetail` of the contract.
type TrademarkDetail struct {
	Hit TrademarkHit `json:"hit"`

	Applicants []Party `json:"applicants"`

	// Numbers by which the office knows its applicants; the only trace of them where its data has no names.
	ApplicantNumbers []string `json:"applicantNumbers"`

	Agents []Party `json:"agents"`

	// The same for representatives.
	AgentNumbers []string `json:"agentNumbers"`

	Goods []TrademarkDetailGoods `json:"goods"`

	// Goods of a class outside Nice, such as those of the United States or of Korea before 1998.
	NationalGoods []TrademarkDetailNationalGoods `json:"nationalGoods"`

	// Oldest first.
	Progress []TrademarkDetailProgress `json:"progress"`

	Priorities []TrademarkDetailPriority `json:"priorities"`

	Oppositions []TrademarkDetailOpposition `json:"oppositions"`

	Seniorities []TrademarkDetailSeniority `json:"seniorities"`

	Madrid *TrademarkDetailMadrid `json:"madrid"`

	RightPeriod TrademarkDetailRightPeriod `json:"rightPeriod"`

	// Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended
	// (status 2 or 9), every value is empty.
	Renewal Renewal `json:"renewal"`

	// What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An office or a
	// date that is not known gives none, and neither does a mark that has ended.
	Deadlines []LegalDeadline `json:"deadlines"`

	// Further registration numbers of the same record.
	Numbers []string `json:"numbers"`

	JointlyOwned bool `json:"jointlyOwned"`

	ColorClaim *string `json:"colorClaim"`

	Disclaimer *string `json:"disclaimer"`

	Description *string `json:"description"`

	Translation *string `json:"translation"`

	Transliteration *string `json:"transliteration"`

	StatusDate *string `json:"statusDate"`

	PublicationRegDate *string `json:"publicationRegDate"`

	RegIssue *string `json:"regIssue"`

	DesignationDate *string `json:"designationDate"`

	DataDate *string `json:"dataDate"`
}

// TrademarkDetailGoods: `TrademarkDetailGoods` of the contract.
type TrademarkDetailGoods struct {
	Class int `json:"class"`

	Group *string `json:"group"`

	Text string `json:"text"`

	TextEn *string `json:"textEn"`
}

// TrademarkDetailMadrid: `TrademarkDetailMadrid` of the contract.
type TrademarkDetailMadrid struct {
	Number string `json:"number"`

	Designations []string `json:"designations"`
}

// TrademarkDetailNationalGoods: `TrademarkDetailNationalGoods` of the contract.
type TrademarkDetailNationalGoods struct {
	Class string `json:"class"`

	Text *string `json:"text"`
}

// TrademarkDetailOpposition: `TrademarkDetailOpposition` of the contract.
type TrademarkDetailOpposition struct {
	Number *string `json:"number"`

	Date *string `json:"date"`

	Opponent *string `json:"opponent"`

	Grounds *string `json:"grounds"`

	EarlierMarks []string `json:"earlierMarks"`
}

// TrademarkDetailPriority: `TrademarkDetailPriority` of the contract.
type TrademarkDetailPriority struct {
	Country *string `json:"country"`

	Number *string `json:"number"`

	Date *string `json:"date"`
}

// TrademarkDetailProgress: `TrademarkDetailProgress` of the contract.
type TrademarkDetailProgress struct {
	Date string `json:"date"`

	Code *string `json:"code"`

	Text string `json:"text"`

	TextEn *string `json:"textEn"`

	Issue *string `json:"issue"`
}

// TrademarkDetailRightPeriod: `TrademarkDetailRightPeriod` of the contract.
type TrademarkDetailRightPeriod struct {
	From *string `json:"from"`

	To *string `json:"to"`
}

// TrademarkDetailSeniority: `TrademarkDetailSeniority` of the contract.
type TrademarkDetailSeniority struct {
	Country string `json:"country"`

	Number *string `json:"number"`

	Date *string `json:"date"`
}

// TrademarkHit: `TrademarkHit` of the contract.
type TrademarkHit struct {
	ID string `json:"id"`

	Country string `json:"country"`

	AppNo string `json:"appNo"`

	RegNo *string `json:"regNo"`

	// Null for a figure without words.
	Name *string `json:"name"`

	// The office's own form in another script.
	NameOther *string `json:"nameOther"`

	ImageURL *string `json:"imageUrl"`

	ThumbURL *string `json:"thumbUrl"`

	Classes []int `json:"classes"`

	SimilarGroups []string `json:"similarGroups"`

	ViennaCodes []string `json:"viennaCodes"`

	// The twelve codes of spec 2 §4.
	Status int `json:"status"`

	StatusText string `json:"statusText"`

	// As the office words it.
	OfficeStatus *string `json:"officeStatus"`

	ApplicantCn *string `json:"applicantCn"`

	ApplicantEn *string `json:"applicantEn"`

	AppDate *string `json:"appDate"`

	RegDate *string `json:"regDate"`

	TrialDate *string `json:"trialDate"`

	TrialIssue *string `json:"trialIssue"`

	ExpiryDate *string `json:"expiryDate"`

	PriorityDate *string `json:"priorityDate"`

	IntlRegDate *string `json:"intlRegDate"`

	Agent *string `json:"agent"`

	MarkType string `json:"markType"`

	// True for invented records that show what the product does.
	Demonstration bool `json:"demonstration"`

	Similarity *Similarity `json:"similarity"`
}

// TrademarkImageSearch: Exactly one of `imageBase64` and `imageUrl`; JPG, PNG, GIF or TIFF of 5 MB at most.
type TrademarkImageSearch struct {
	ImageBase64 string `json:"imageBase64,omitempty"`

	// An address of the public internet.
	ImageURL string `json:"imageUrl,omitempty"`

	// The part of the image that is searched with, as shares of its sides.
	Crop *Crop `json:"crop,omitempty"`

	Degree string `json:"degree,omitempty"`

	// Offices by ISO codes, with EU, BX and WO.
	Countries []string `json:"countries,omitempty"`

	// Nice classes; none means all 45.
	Classes []int `json:"classes,omitempty"`

	// Codes of the status of a record, 1 to 12; those of a live application or registration by default.
	Statuses []int `json:"statuses,omitempty"`

	// Similar groups of the Chinese table of goods and services; a record has one of them at least.
	SimilarGroups []string `json:"similarGroups,omitempty"`

	// Applied for within these days.
	AppDate []string `json:"appDate,omitempty"`

	// Published preliminarily within these days.
	TrialDate []string `json:"trialDate,omitempty"`

	// Registered within these days.
	RegDate []string `json:"regDate,omitempty"`

	// With a priority of these days.
	PriorityDate []string `json:"priorityDate,omitempty"`

	// Expiring within these days.
	ExpiryDate []string `json:"expiryDate,omitempty"`

	// A minus sign puts the latest first; a record without the date comes last. score puts the most similar first,
	// of figurative elements the records that have more of them.
	Sort string `json:"sort,omitempty"`

	Limit int `json:"limit,omitempty"`

	Cursor string `json:"cursor,omitempty"`
}

// TrademarkPage: `TrademarkPage` of the contract.
type TrademarkPage struct {
	Data []TrademarkHit `json:"data"`

	Total int `json:"total"`

	// `total` is a lower bound.
	TotalCapped bool `json:"totalCapped"`

	// Where the next page begins; null after the last.
	NextCursor *string `json:"nextCursor"`

	// Number of the last import that was searched.
	DataVersion int `json:"dataVersion"`

	// Version of the rules of similarity.
	EngineVersion string `json:"engineVersion"`
}

// TrademarkSearch: `TrademarkSearch` of the contract.
type TrademarkSearch struct {
	// A name.
	Text string `json:"text,omitempty"`

	// Of a name, an applicant, an address or an agent.
	Way string `json:"way,omitempty"`

	// Least similarity. high from 80, middle from 60, low from 40 of 100.
	Degree string `json:"degree,omitempty"`

	// Leaves special characters out of a name instead of refusing them.
	Normalize bool `json:"normalize,omitempty"`

	ApplicationNumbers []string `json:"applicationNumbers,omitempty"`

	RegistrationNumbers []string `json:"registrationNumbers,omitempty"`

	Applicant string `json:"applicant,omitempty"`

	Address string `json:"address,omitempty"`

	Agent string `json:"agent,omitempty"`

	Goods string `json:"goods,omitempty"`

	// Codes of figurative elements, as `GET /vienna` lists them: categories, divisions or sections. A record has one
	// of them at least.
	ViennaCodes []string `json:"viennaCodes,omitempty"`

	// Offices by ISO codes, with EU, BX and WO.
	Countries []string `json:"countries,omitempty"`

	// Nice classes; none means all 45.
	Classes []int `json:"classes,omitempty"`

	// Codes of the status of a record, 1 to 12; those of a live application or registration by default.
	Statuses []int `json:"statuses,omitempty"`

	// Similar groups of the Chinese table of goods and services; a record has one of them at least.
	SimilarGroups []string `json:"similarGroups,omitempty"`

	// Applied for within these days.
	AppDate []string `json:"appDate,omitempty"`

	// Published preliminarily within these days.
	TrialDate []string `json:"trialDate,omitempty"`

	// Registered within these days.
	RegDate []string `json:"regDate,omitempty"`

	// With a priority of these days.
	PriorityDate []string `json:"priorityDate,omitempty"`

	// Expiring within these days.
	ExpiryDate []string `json:"expiryDate,omitempty"`

	// A minus sign puts the latest first; a record without the date comes last. score puts the most similar first,
	// of figurative elements the records that have more of them.
	Sort string `json:"sort,omitempty"`

	Limit int `json:"limit,omitempty"`

	// The `nextCursor` of the page before; everything else as before.
	Cursor string `json:"cursor,omitempty"`
}

// TranslateDocumentRequest: `TranslateDocumentRequest` of the contract.
type TranslateDocumentRequest struct {
	File FileInput `json:"-"`

	Source TranslationLanguage `json:"source"`

	Target TranslationLanguage `json:"target"`

	GlossaryID string `json:"glossaryId,omitempty"`
}

// TranslateTextsRequest: `TranslateTextsRequest` of the contract.
type TranslateTextsRequest struct {
	Q []string `json:"q"`

	Source string `json:"source,omitempty"`

	Target TranslationLanguage `json:"target"`

	// The only glossary that counts; without it all own ones do. One without terms for the direction is refused.
	GlossaryID string `json:"glossaryId,omitempty"`

	// The texts are in HTML or XML: only their text is translated and counted, and every tag is preserved, around
	// the words it belongs to. In HTML, code, scripts, styles and what is marked `translate="no"` stay as they are.
	TagHandling string `json:"tagHandling,omitempty"`
}

// TranslateTextsResult: `TranslateTextsResult` of the contract.
type TranslateTextsResult struct {
	Translations []Translation `json:"translations"`

	Characters int `json:"characters"`

	Words int `json:"words"`
}

// Translation: `Translation` of the contract.
type Translation struct {
	Text string `json:"text"`

	// The language of the text; where it has none, as a number, that of the target.
	Source TranslationLanguage `json:"source"`

	// Which engines translated; none where the text is unchanged.
	Engines []string `json:"engines"`

	// The built-in engine translated a part; somebody has to read it.
	IsDraft bool `json:"isDraft"`
}

// UpdateWebhookRequest: `UpdateWebhookRequest` of the contract.
type UpdateWebhookRequest struct {
	// An https address of the public internet.
	URL string `json:"url,omitempty"`

	Events []WebhookEventType `json:"events,omitempty"`

	State string `json:"state,omitempty"`
}

// UploadCaseFileRequest: `UploadCaseFileRequest` of the contract.
type UploadCaseFileRequest struct {
	File FileInput `json:"-"`

	Purpose string `json:"purpose"`
}

// UploadCaseFileResult: `UploadCaseFileResult` of the contract.
type UploadCaseFileResult struct {
	ID string `json:"id"`

	Name string `json:"name"`
}

// Usage: `Usage` of the contract.
type Usage struct {
	From string `json:"from"`

	To string `json:"to"`

	Days []UsageDay `json:"days"`

	Allowances []UsageAllowance `json:"allowances"`
}

// UsageAllowance: `UsageAllowance` of the contract.
type UsageAllowance struct {
	Service string `json:"service"`

	UsedToday int `json:"usedToday"`

	PerDay int `json:"perDay"`

	// Units of packages, which are used after those of the day.
	ExtraLeft int `json:"extraLeft"`

	ResetAt string `json:"resetAt"`
}

// UsageDay: `UsageDay` of the contract.
type UsageDay struct {
	Day string `json:"day"`

	KeyID string `json:"keyId"`

	KeyName string `json:"keyName"`

	Product string `json:"product"`

	Calls int `json:"calls"`

	// Of these, calls that were refused or failed.
	Failures int `json:"failures"`

	// Words that were translated.
	Words int `json:"words"`
}

// ViennaElement: `ViennaElement` of the contract.
type ViennaElement struct {
	Code string `json:"code"`

	NameCn *string `json:"nameCn"`

	NameEn *string `json:"nameEn"`

	Parent *string `json:"parent"`

	// Whether there is a level below it.
	Children bool `json:"children"`

	Auxiliary bool `json:"auxiliary"`
}

// Webhook: `Webhook` of the contract.
type Webhook struct {
	ID string `json:"id"`

	// It belongs to test keys and gets test events only.
	IsTest bool `json:"isTest"`

	URL string `json:"url"`

	Events []WebhookEventType `json:"events"`

	State string `json:"state"`

	// Why it is paused.
	PausedReason *string `json:"pausedReason"`

	CreatedAt string `json:"createdAt"`
}

// WebhookDelivery: `WebhookDelivery` of the contract.
type WebhookDelivery struct {
	ID string `json:"id"`

	// The `webhook-id`.
	EventID string `json:"eventId"`

	Type string `json:"type"`

	State string `json:"state"`

	Attempts int `json:"attempts"`

	HttpStatus *int `json:"httpStatus"`

	Problem *string `json:"problem"`

	CreatedAt string `json:"createdAt"`

	TriedAt *string `json:"triedAt"`

	NextTryAt *string `json:"nextTryAt"`
}

// WebhookDraft: `WebhookDraft` of the contract.
type WebhookDraft struct {
	// An https address of the public internet.
	URL string `json:"url"`

	Events []WebhookEventType `json:"events"`

	// Own secret of 24 to 64 bytes in base64; one is made where it is absent.
	Secret string `json:"secret,omitempty"`
}

// WebhookEvent: `WebhookEvent` of the contract.
type WebhookEvent struct {
	Type string `json:"type"`

	Timestamp string `json:"timestamp"`

	Data map[string]any `json:"data"`
}

// WebhookWithSecret: `WebhookWithSecret` of the contract.
type WebhookWithSecret struct {
	ID string `json:"id"`

	// It belongs to test keys and gets test events only.
	IsTest bool `json:"isTest"`

	URL string `json:"url"`

	Events []WebhookEventType `json:"events"`

	State string `json:"state"`

	// Why it is paused.
	PausedReason *string `json:"pausedReason"`

	CreatedAt string `json:"createdAt"`

	Secret string `json:"secret"`
}
