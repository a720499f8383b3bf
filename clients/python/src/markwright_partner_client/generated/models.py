"""Generated from the contract of the partner API. Do not edit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

VERSION = "1.0.22"
"""Version of this client; its first two numbers are those of the contract."""

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Page(Generic[T]):
    """A page of a list."""

    data: list[T]
    total: int
    next_cursor: str | None
    """Where the next page begins; None after the last."""


AnnuityStage = Literal["open", "ordered", "paid", "instructed", "done"]
"""`open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff,
`instructed` the payer was instructed, `done` paid at the office or marked as done.
"""


BulkOutcome = Literal["found", "near", "none", "bad"]


DeadlineKind = Literal["renewal", "declaration", "annuity", "priority", "entry", "expiry", "own"]


DeadlineState = Literal["not-open", "open", "grace", "missed", "lapsed"]
"""Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the grace
period.
"""


Decision = Literal["undecided", "keep", "drop", "asked"]
"""`asked`: somebody was sent a link to decide."""


FeeReduction = Literal["cn85", "cn70", "usSmall", "usMicro"]
"""Who pays a part of the official fees, 85 or 70 per cent less in China, small and micro entities in
the United States.
"""


HostingRole = Literal["owner", "editor", "reader"]
"""What the account may do with it; a reader changes nothing."""


MonitorEventKind = Literal["new", "published", "registered", "status", "owner", "renewal", "grace"]


MonitorType = Literal["similar", "applicant", "competitor", "appNo", "notice", "renewal"]


PatentLegalStatusCode = Literal["valid", "invalid", "examining", "unconfirmed"]


PatentNumberOutcome = Literal["matched", "unmatched", "duplicate", "invalid"]


PatentNumberType = Literal["auto", "appNo", "pubNo"]


PatentType = Literal["invention", "utility", "design", "plant", "other"]


PortfolioField = Literal["title", "registrationNumber", "classes", "patentKind", "state", "owner", "agent", "filedOn", "registeredOn", "expiresOn", "priorityOn"]


PortfolioKind = Literal["mark", "patent", "software", "certificate"]


PortfolioPatentKind = Literal["patent", "utility", "design"]


PortfolioState = Literal["pending", "live", "ended", "unknown"]
"""Of what is `ended` nothing is due any more."""


ProblemCode = Literal["invalid_request", "unreadable", "cursor_invalid", "credentials_missing", "credentials_malformed", "key_unknown", "key_revoked", "key_expired", "account_disabled", "signature_invalid", "timestamp_stale", "nonce_replayed", "address_not_allowed", "scope_missing", "forbidden", "live_key_required", "quota_exceeded", "not_found", "method_not_allowed", "conflict", "idempotency_in_progress", "idempotency_key_reused", "too_large", "unsupported_media_type", "rule_violated", "rate_limited", "internal", "unavailable"]
"""A program should treat a code that it does not know by the HTTP status. credentials_missing: none.
credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the request
key. signature_invalid, timestamp_stale, nonce_replayed: of a signature. address_not_allowed: the
key is not for this address. scope_missing: the key is not for this product. forbidden: the account
may not do this with what it sees. live_key_required: not with a test key. quota_exceeded: nothing
is left of the plan. rule_violated: a rule of the service, see `reason`. idempotency_in_progress:
the first call with this key goes on. idempotency_key_reused: the key was used with another body.
"""


TranslationDocumentStatus = Literal["uploaded", "queued", "translating", "done", "error", "cancelled"]


TranslationLanguage = Literal["zh-cn", "en-us", "ja-jp"]


TranslationOutput = Literal["same", "docx", "bilingual-docx", "bilingual-layout", "xliff", "tmx"]
"""`same`: as the source (DOC becomes DOCX); `docx`: of a PDF; `bilingual-docx`: two columns;
`bilingual-layout`: each paragraph followed by its translation.
"""


WebhookEventType = Literal["translation.completed", "report.ready", "monitor.hit", "order.paid", "renewal.due", "deadline.due", "case.changed", "case.letter", "case.message", "case.due", "job.completed", "job.failed"]


@dataclass(frozen=True, kw_only=True)
class Annuity:
    """`Annuity` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"registration_number": "registrationNumber"}
    deadline: Deadline
    registration_number: str | None
    stage: str
    """`open` not ordered, `ordered` waits for the payment of the order, `paid` waits for staff,
    `instructed` the payer was instructed, `done` paid at the office or marked as done.
    """
    fee: AnnuityFee | None
    """Null once it is ordered or done."""


@dataclass(frozen=True, kw_only=True)
class AnnuityFee:
    """What the office and the site charge if it is paid today. An amount that is not known is null."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"official_fee": "officialFee", "official_currency": "officialCurrency", "official_fee_cny": "officialFeeCny", "exchange_rate": "exchangeRate", "service_fee": "serviceFee"}
    known: bool
    gap: str | None
    """Why it is not known: no fee of the office for that day, the number of claims, what a late
    payment adds, an exchange rate or a price of the service is missing, or it can no longer be paid
    (`lapsed`).
    """
    official_fee: str | None
    """In the currency of the office, surcharge included."""
    official_currency: str | None
    official_fee_cny: str | None
    exchange_rate: str | None
    """What a unit of the currency is worth in CNY; null for CNY."""
    service_fee: str | None
    """VAT included."""
    total: str | None
    """The official fee in CNY and the service fee."""
    currency: str
    """Of `serviceFee` and `total`."""
    lines: list[AnnuityFeeLine]
    """What the official fee is made of."""


@dataclass(frozen=True, kw_only=True)
class AnnuityFeeLine:
    """`AnnuityFeeLine` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"valid_from": "validFrom"}
    kind: str
    name: str
    amount: str
    """In the currency of the office."""
    valid_from: str
    source: str
    """Where the amount was read."""


@dataclass(frozen=True, kw_only=True)
class Area:
    """A part of an image, as shares of its sides."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, kw_only=True)
class BulkCounts:
    """`BulkCounts` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    found: int
    """The very name, or the number."""
    near: int
    """Similar names only."""
    none: int
    bad: int
    """Rows that cannot be looked for."""


@dataclass(frozen=True, kw_only=True)
class BulkHit:
    """`BulkHit` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"app_no": "appNo", "status_text": "statusText"}
    id: str
    country: str
    app_no: str
    name: str | None
    status: int
    status_text: str
    score: float | None
    level: str | None


@dataclass(frozen=True, kw_only=True)
class BulkRow:
    """`BulkRow` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    ordinal: int
    """As in the list, from 1."""
    input: str
    outcome: str | None
    """Null until it has been looked for."""
    reason: str | None
    """Why it is bad, or as what a name with special characters was searched; in the language of the
    caller.
    """
    hits: int | None
    best: list[BulkHit]
    """The nearest, at most three."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """`Case` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"case_no": "caseNo", "product_type": "productType", "office_number": "officeNumber", "file_from": "fileFrom", "next_deadline": "nextDeadline", "created_at": "createdAt", "updated_at": "updatedAt", "order_id": "orderId", "missing_documents": "missingDocuments"}
    id: str
    case_no: str
    product_type: int
    title: str
    """Numbers and names of its marks."""
    state: str
    payment: str
    office_number: str | None
    file_from: str | None
    """When its window opens."""
    next_deadline: str | None
    created_at: str
    updated_at: str
    version: int
    order_id: str
    content: dict[str, Any]
    """Values by the names of the fields of the product type: a text, a day or a choice is a string;
    marks are a list of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image
    }` with the kind `text`, `figure` or `both` and the `{ id, name }` of an uploaded file, or null;
    goods are a list of `{ id, classNo, group, cn, en }`; priorities a list of `{ country, date,
    number }`; a party is `{ type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn
    }`, parties a list of them; a contact is `{ name, phone, email, postcode }`.
    """
    documents: list[CaseDocument]
    missing_documents: list[str]
    """Kinds that are required and not there."""
    letters: list[CaseLetter]
    """Documents of the office, the latest first."""
    deadlines: list[CaseDeadline]


@dataclass(frozen=True, kw_only=True)
class CaseDeadline:
    """`CaseDeadline` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"due_on": "dueOn", "rule_id": "ruleId"}
    due_on: str
    name: str
    rule_id: str
    law: str | None
    """The provision."""
    calculation: list[str]
    """How the day follows."""
    done: bool


@dataclass(frozen=True, kw_only=True)
class CaseDocument:
    """`CaseDocument` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"created_at": "createdAt"}
    id: str
    kind: str
    name: str
    created_at: str


@dataclass(frozen=True, kw_only=True)
class CaseDraft:
    """`CaseDraft` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"product_type": "productType", "created_at": "createdAt", "updated_at": "updatedAt"}
    id: str
    product_type: int
    version: int
    content: dict[str, Any]
    """Values by the names of the fields of the product type: a text, a day or a choice is a string;
    marks are a list of `{ number, name, classes }`; a mark to be registered is `{ kind, text, image
    }` with the kind `text`, `figure` or `both` and the `{ id, name }` of an uploaded file, or null;
    goods are a list of `{ id, classNo, group, cn, en }`; priorities a list of `{ country, date,
    number }`; a party is `{ type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn
    }`, parties a list of them; a contact is `{ name, phone, email, postcode }`.
    """
    created_at: str
    updated_at: str


@dataclass(frozen=True, kw_only=True)
class CaseHead:
    """`CaseHead` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"case_no": "caseNo", "product_type": "productType", "office_number": "officeNumber", "file_from": "fileFrom", "next_deadline": "nextDeadline", "created_at": "createdAt", "updated_at": "updatedAt"}
    id: str
    case_no: str
    product_type: int
    title: str
    """Numbers and names of its marks."""
    state: str
    payment: str
    office_number: str | None
    file_from: str | None
    """When its window opens."""
    next_deadline: str | None
    created_at: str
    updated_at: str


@dataclass(frozen=True, kw_only=True)
class CaseLetter:
    """`CaseLetter` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"dated_on": "datedOn"}
    id: str
    kind: str
    dated_on: str


@dataclass(frozen=True, kw_only=True)
class CasePrice:
    """`CasePrice` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"service_fee": "serviceFee", "official_fee": "officialFee"}
    service_fee: str
    official_fee: str
    total: str
    currency: str


@dataclass(frozen=True, kw_only=True)
class CaseType:
    """`CaseType` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"product_type": "productType", "is_sold": "isSold"}
    product_type: int
    name: str
    is_sold: bool
    """Whether it has a price."""
    fields: list[CaseTypeField]
    documents: list[CaseTypeDocument]


@dataclass(frozen=True, kw_only=True)
class CaseTypeDocument:
    """`CaseTypeDocument` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_optional": "isOptional"}
    kind: str
    label: str
    is_optional: bool


@dataclass(frozen=True, kw_only=True)
class CaseTypeField:
    """`CaseTypeField` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_optional": "isOptional"}
    name: str
    type: str
    label: str
    is_optional: bool
    """Where it applies: some depend on the value of another field."""
    options: list[str]
    """Values of a choice."""


@dataclass(frozen=True, kw_only=True)
class CheckCaseDraftResult:
    """`CheckCaseDraftResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"file_from": "fileFrom"}
    problems: list[CheckCaseDraftResultProblem]
    price: CasePrice | None
    file_from: str | None
    """The day from which it can be filed, where that is not today."""


@dataclass(frozen=True, kw_only=True)
class CheckCaseDraftResultProblem:
    """`CheckCaseDraftResultProblem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    path: str
    code: str
    message: str


@dataclass(frozen=True, kw_only=True)
class ComparedPair:
    """`ComparedPair` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"name_a": "nameA", "name_b": "nameB"}
    a: str
    """Id of a record, or `query`."""
    b: str
    """Id of the other."""
    name_a: str | None
    """The name of the first that was compared."""
    name_b: str | None
    """The name of the other that was compared."""
    similarity: Similarity | None
    """Spans of the first lie in the field `query`, those of the other in `name`. Null where the names
    are not even remotely near, or where one of the records has none.
    """


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """`Comparison` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"goods_overlap": "goodsOverlap", "engine_version": "engineVersion"}
    marks: list[TrademarkDetail]
    matrix: list[ComparedPair]
    goods_overlap: list[SharedClass]
    engine_version: str
    sought: ComparisonSought | None = None
    """What was searched for, where that is compared; in the pairs and the goods its id is `query`."""


@dataclass(frozen=True, kw_only=True)
class ComparisonSought:
    """What was searched for, where that is compared; in the pairs and the goods its id is `query`."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"similar_groups": "similarGroups", "query_image": "queryImage"}
    name: str | None
    classes: list[int]
    """None means all 45."""
    similar_groups: list[str]
    query_image: QueryImage | None = None
    """The image that was searched with."""


@dataclass(frozen=True, kw_only=True)
class Crop:
    """The part of the image that is searched with, as shares of its sides."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, kw_only=True)
class Days:
    """First and last day, both included; one that is absent is open."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"from_": "from"}
    from_: str | None = None
    to: str | None = None


@dataclass(frozen=True, kw_only=True)
class Deadline:
    """`Deadline` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"item_id": "itemId", "item_kind": "itemKind", "client_id": "clientId", "client_name": "clientName", "opens_on": "opensOn", "due_on": "dueOn", "grace_end": "graceEnd", "done_on": "doneOn", "order_no": "orderNo"}
    id: str
    """The `deadlineId` of the event `deadline.due`."""
    item_id: str
    """The right of the portfolio."""
    item_kind: str
    title: str
    """Of the right."""
    number: str
    """Of the right."""
    office: str
    """WIPO ST.3 code."""
    client_id: str | None
    client_name: str | None
    role: str
    """What the account may do with it; a reader changes nothing."""
    kind: str
    name: str
    year: int | None
    """Patent year of an annuity."""
    opens_on: str | None
    due_on: str
    grace_end: str | None
    """The last day of the grace period; null where there is none."""
    state: str
    """Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the
    grace period.
    """
    decision: str
    """`asked`: somebody was sent a link to decide."""
    note: str | None
    done_on: str | None
    order_no: str | None
    """The order by which it is paid."""
    law: LegalDeadline | None
    """Provision, source and calculation; null of an own last day, and of an expiry of which no rule is
    known.
    """
    version: int


@dataclass(frozen=True, kw_only=True)
class DeadlineGap:
    """Last days that are not known. A program must not read their absence as "nothing is due"."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    kind: str
    gap: str
    """`office`: there are no rules of this office. Otherwise the day that is missing, of filing, grant
    or expiry.
    """
    years: list[int]
    """Years of annuities that fell due before the grant."""


@dataclass(frozen=True, kw_only=True)
class DecideAnnuitiesResult:
    """`DecideAnnuitiesResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    done: int
    """How many were decided."""
    refused: list[RefusedDeadline]


@dataclass(frozen=True, kw_only=True)
class Document:
    """`Document` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"file_name": "fileName", "job_id": "jobId", "created_at": "createdAt", "finished_at": "finishedAt", "expires_at": "expiresAt"}
    id: str
    file_name: str
    format: str
    status: str
    source: str | None
    target: str | None
    words: int
    characters: int
    progress: int
    """Percent."""
    outputs: list[str]
    error: str | None
    job_id: str | None
    created_at: str
    finished_at: str | None
    expires_at: str


@dataclass(frozen=True, kw_only=True)
class Glossary:
    """`Glossary` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_own": "isOwn", "updated_at": "updatedAt"}
    id: str
    name: str
    count: int
    """Entries."""
    is_own: bool
    """False for one that another member shares."""
    updated_at: str


@dataclass(frozen=True, kw_only=True)
class GlossaryEntry:
    """`GlossaryEntry` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"updated_at": "updatedAt"}
    id: str
    zh: str | None
    en: str | None
    ja: str | None
    note: str
    updated_at: str


@dataclass(frozen=True, kw_only=True)
class GlossaryEntryDraft:
    """Two languages at least."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    zh: str | None = None
    en: str | None = None
    ja: str | None = None
    note: str | None = None


@dataclass(frozen=True, kw_only=True)
class GoodsItem:
    """`GoodsItem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"basic_no": "basicNo", "non_standard": "nonStandard", "several_classes": "severalClasses"}
    id: str
    """The same in every edition in which the item keeps its group and wording."""
    cn: str
    en: str | None
    """Several wordings are separated by a slash."""
    basic_no: str | None
    non_standard: bool
    """True for an item of the Chinese table that WIPO's list does not have."""
    several_classes: bool
    """The asterisk of the list; the item may belong to other classes too."""
    part: str | None
    """Label of the part of the group; parts need not be similar."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """`Job` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"created_at": "createdAt", "started_at": "startedAt", "finished_at": "finishedAt"}
    id: str
    type: str
    state: str
    progress: int
    """Percent."""
    error: str | None
    """Why it failed."""
    created_at: str
    started_at: str | None
    finished_at: str | None


@dataclass(frozen=True, kw_only=True)
class LegalDeadline:
    """A last day by the law of an office, with the rule, the source and the calculation. All days are
    part of their period; the last ones are moved where the office is closed.
    """

    WIRE_NAMES: ClassVar[dict[str, str]] = {"rule_id": "ruleId", "last_day": "lastDay", "grace_end": "graceEnd", "calendar_known": "calendarKnown", "calendar_note": "calendarNote"}
    rule_id: str
    name: str
    state: str
    """Today in Asia/Shanghai: `missed` after a last day without a grace period, `lapsed` after the
    grace period.
    """
    opens: str | None
    last_day: str
    grace_end: str | None
    surcharge: str | None
    """What the grace period costs."""
    extensions: list[LegalDeadlineExtension]
    """Later last days that may be requested."""
    law: str | None
    """The provision; null where the operator has set the period."""
    source: str | None
    """Where the rule was read, and how far it was verified."""
    note: str | None
    """Which reading of the law is taken where there are several."""
    calculation: list[str]
    """A sentence for each step."""
    alternatives: list[LegalDeadlineAlternative]
    """Days by other readings of the law; null where a day does not differ."""
    calendar_known: bool
    """False where the days off of a year that matters are not published or not part of this product."""
    calendar_note: str | None


@dataclass(frozen=True, kw_only=True)
class LegalDeadlineAlternative:
    """`LegalDeadlineAlternative` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"last_day": "lastDay", "grace_end": "graceEnd"}
    text: str
    opens: str | None
    last_day: str | None
    grace_end: str | None


@dataclass(frozen=True, kw_only=True)
class LegalDeadlineExtension:
    """`LegalDeadlineExtension` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    name: str
    until: str


@dataclass(frozen=True, kw_only=True)
class Monitor:
    """`Monitor` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"hit_count": "hitCount", "last_hit_at": "lastHitAt", "evaluated_at": "evaluatedAt", "created_at": "createdAt"}
    id: str
    name: str
    type: str
    content: str
    """What is watched in words."""
    frequency: str
    state: str
    hit_count: int
    last_hit_at: str | None
    evaluated_at: str | None
    created_at: str


@dataclass(frozen=True, kw_only=True)
class MonitorHit:
    """`MonitorHit` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"found_at": "foundAt"}
    id: str
    kind: str
    found_at: str
    mark: TrademarkHit
    deadline: str | None
    """Last day of an opposition, of a renewal or of its period of grace."""


@dataclass(frozen=True, kw_only=True)
class NamedPatentSymbol:
    """`NamedPatentSymbol` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    code: str
    name: str | None
    """In the language of the caller."""


@dataclass(frozen=True, kw_only=True)
class NextDeadline:
    """The earliest last day that is not done."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"due_on": "dueOn", "grace_end": "graceEnd"}
    id: str
    kind: str
    name: str
    due_on: str
    grace_end: str | None
    state: str
    """Today in Asia/Shanghai; `missed` after a last day without a grace period, `lapsed` after the
    grace period.
    """


@dataclass(frozen=True, kw_only=True)
class NiceClass:
    """`NiceClass` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"name_cn": "nameCn", "name_en": "nameEn", "desc_en": "descEn"}
    no: int
    name_cn: str
    name_en: str
    desc: str
    """What the class covers, in Chinese."""
    desc_en: str
    kind: str
    heading: NullableWording | None = None
    """As the imported table words it."""
    note: NullableWording | None = None
    """The explanatory note of the imported table."""
    groups: list[NiceGroup] | None = None
    """Where a class or a keyword was requested."""


@dataclass(frozen=True, kw_only=True)
class NiceGroup:
    """`NiceGroup` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"name_en": "nameEn"}
    code: str
    name: str
    name_en: str | None
    items: list[GoodsItem]


@dataclass(frozen=True, kw_only=True)
class NullableWording:
    """`NullableWording` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    zh: str | None
    en: str | None


@dataclass(frozen=True, kw_only=True)
class OrderAnnuitiesResult:
    """`OrderAnnuitiesResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"order_id": "orderId", "order_no": "orderNo"}
    order_id: str
    order_no: str


@dataclass(frozen=True, kw_only=True)
class OrderCaseDraftResult:
    """`OrderCaseDraftResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"order_id": "orderId"}
    order_id: str
    cases: list[OrderCaseDraftResultCase]


@dataclass(frozen=True, kw_only=True)
class OrderCaseDraftResultCase:
    """`OrderCaseDraftResultCase` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"case_no": "caseNo"}
    id: str
    case_no: str


@dataclass(frozen=True, kw_only=True)
class OrderReportRequestGoods:
    """`OrderReportRequestGoods` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"class_": "class"}
    class_: int
    name: str
    group: str | None = None


@dataclass(frozen=True, kw_only=True)
class Party:
    """`Party` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"name_en": "nameEn", "address_en": "addressEn"}
    name: str
    name_en: str | None
    address: str | None
    address_en: str | None
    country: str | None


@dataclass(frozen=True, kw_only=True)
class Patent:
    """`Patent` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"pub_no": "pubNo", "app_no": "appNo", "apply_date": "applyDate", "pub_date": "pubDate", "grant_date": "grantDate", "priority_date": "priorityDate", "designated_states": "designatedStates", "legal_status": "legalStatus", "family_id": "familyId", "family_size": "familySize", "claim_count": "claimCount", "paragraph_count": "paragraphCount", "drawing_count": "drawingCount", "event_count": "eventCount", "citation_count": "citationCount", "image_url": "imageUrl", "source_date": "sourceDate"}
    id: str
    pub_no: str
    app_no: str | None
    country: str
    kind: str | None
    type: str
    language: str | None
    titles: list[PatentText]
    abstracts: list[PatentText]
    applicants: list[PatentParty]
    assignees: list[PatentParty]
    inventors: list[PatentParty]
    agents: list[PatentParty]
    ipcs: list[NamedPatentSymbol]
    cpcs: list[NamedPatentSymbol]
    apply_date: str | None
    pub_date: str | None
    grant_date: str | None
    """Of the first grant, also where this publication follows it, as a B2 of the EPO does."""
    priority_date: str | None
    priorities: list[PatentPriority]
    related: list[PatentRelated]
    international: PatentInternational | None
    designated_states: list[str]
    """Contracting states of a regional application, codes of WIPO ST.3."""
    legal_status: PatentLegalStatus
    family_id: str | None
    family_size: int
    claim_count: int
    paragraph_count: int
    drawing_count: int
    event_count: int
    citation_count: int
    image_url: str | None
    source_date: str | None
    """Latest day of a source's data."""
    demonstration: bool


@dataclass(frozen=True, kw_only=True)
class PatentBatch:
    """`PatentBatch` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"job_id": "jobId"}
    id: str
    job_id: str | None
    """Null where it was done at once."""
    done: bool
    total: int
    publications: int
    """Publications that were found."""
    counts: PatentNumberCounts
    """Rows by their outcome."""


@dataclass(frozen=True, kw_only=True)
class PatentClaim:
    """`PatentClaim` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"depends_on": "dependsOn"}
    no: int
    text: str
    depends_on: list[int]
    independent: bool
    formulas: list[PatentFormula]
    images: list[PatentTextImage]


@dataclass(frozen=True, kw_only=True)
class PatentClaimSet:
    """`PatentClaimSet` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    language: str
    claims: list[PatentClaim]


@dataclass(frozen=True, kw_only=True)
class PatentDescription:
    """`PatentDescription` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    language: str
    paragraphs: list[PatentParagraph]
    signs: list[PatentSign]


@dataclass(frozen=True, kw_only=True)
class PatentEvent:
    """`PatentEvent` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    country: str
    code: str
    on: str | None
    text: str | None
    effect: str | None


@dataclass(frozen=True, kw_only=True)
class PatentFormula:
    """A formula of a text, which has it in one line from `start` up to but not including `end`."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    start: int
    """In UTF-16 code units."""
    end: int
    mathml: str
    """MathML Core, of known elements and attributes only."""


@dataclass(frozen=True, kw_only=True)
class PatentHit:
    """`PatentHit` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"pub_no": "pubNo", "app_no": "appNo", "ipc_main": "ipcMain", "apply_date": "applyDate", "pub_date": "pubDate", "grant_date": "grantDate", "legal_status": "legalStatus", "family_id": "familyId", "family_size": "familySize", "image_url": "imageUrl"}
    id: str
    pub_no: str
    app_no: str | None
    title: PatentSnippet | None
    abstract: PatentSnippet | None
    applicants: list[str]
    inventors: list[str]
    ipc_main: str | None
    ipcs: list[str]
    apply_date: str | None
    pub_date: str | None
    grant_date: str | None
    legal_status: PatentLegalStatus
    country: str
    kind: str | None
    type: str
    family_id: str | None
    family_size: int
    """Publications of the family that are loaded."""
    image_url: str | None
    score: float | None
    """Relevance within this result, 0 to 100, not comparable between searches; null where hits are not
    ranked.
    """
    why: list[PatentReason]
    demonstration: bool
    """An invented record."""


@dataclass(frozen=True, kw_only=True)
class PatentInternational:
    """The international application under the PCT."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"app_no": "appNo", "pub_no": "pubNo", "apply_date": "applyDate", "pub_date": "pubDate"}
    app_no: str | None
    pub_no: str | None
    id: str | None
    """Of its publication here; null while it is not loaded."""
    apply_date: str | None
    pub_date: str | None


@dataclass(frozen=True, kw_only=True)
class PatentLegalStatus:
    """`PatentLegalStatus` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"as_of": "asOf"}
    code: str
    text: str | None
    """What the status rests on."""
    as_of: str | None


@dataclass(frozen=True, kw_only=True)
class PatentMember:
    """`PatentMember` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"pub_date": "pubDate", "apply_date": "applyDate", "legal_status": "legalStatus", "is_this": "isThis"}
    id: str
    title: str | None
    country: str
    kind: str | None
    pub_date: str | None
    apply_date: str | None
    applicants: list[str]
    legal_status: str
    is_this: bool


@dataclass(frozen=True, kw_only=True)
class PatentNumberCounts:
    """Rows by their outcome."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    matched: int
    unmatched: int
    duplicate: int
    invalid: int


@dataclass(frozen=True, kw_only=True)
class PatentNumberRow:
    """`PatentNumberRow` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"read_as": "readAs"}
    row: int
    """As in the list, from 1."""
    value: str
    outcome: str
    reason: str | None
    """In the language of the caller."""
    read_as: str | None
    """The number as it was understood."""
    ids: list[str]


@dataclass(frozen=True, kw_only=True)
class PatentPage:
    """`PatentPage` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_limited": "isLimited", "next_cursor": "nextCursor"}
    data: list[PatentHit]
    total: int
    families: int
    is_limited: bool
    """These are the 1,000 most similar; there may be more."""
    next_cursor: str | None
    """Where the next page begins; null after the last."""


@dataclass(frozen=True, kw_only=True)
class PatentParagraph:
    """`PatentParagraph` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    id: str
    """The number that the publication gives, otherwise its place, from 1."""
    kind: str
    text: str
    formulas: list[PatentFormula]
    images: list[PatentTextImage]


@dataclass(frozen=True, kw_only=True)
class PatentParty:
    """`PatentParty` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    name: str
    country: str | None
    address: str | None
    forms: list[str]
    """The same name in other scripts or spellings."""


@dataclass(frozen=True, kw_only=True)
class PatentPriority:
    """`PatentPriority` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    country: str
    number: str
    on: str | None


@dataclass(frozen=True, kw_only=True)
class PatentReason:
    """`PatentReason` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    field: str
    number: str | None
    """Of the claim or the paragraph."""
    snippet: PatentSnippet
    weight: float
    """Share of what was matched, 0 to 1."""
    terms: list[str]
    """What was sought there."""
    at: int | None = None
    """Index of the claim or the paragraph, from 0."""


@dataclass(frozen=True, kw_only=True)
class PatentRelated:
    """Another application of the same applicant that the publication names, such as the parent of a
    division.
    """

    WIRE_NAMES: ClassVar[dict[str, str]] = {"app_no": "appNo", "pub_no": "pubNo", "apply_date": "applyDate"}
    relation: str
    role: str
    """What the other application is to this one."""
    app_no: str | None
    pub_no: str | None
    id: str | None
    """Of its publication here; null while it is not loaded."""
    apply_date: str | None


@dataclass(frozen=True, kw_only=True)
class PatentSign:
    """A reference sign of the drawings."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    sign: str
    name: str
    figures: list[str]
    """Numbers of the figures whose description names it."""


@dataclass(frozen=True, kw_only=True)
class PatentSnippet:
    """`PatentSnippet` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_cut": "isCut"}
    text: str
    language: str
    marks: list[list[int]]
    """What the search matched."""
    is_cut: bool
    """It is a part of the whole."""


@dataclass(frozen=True, kw_only=True)
class PatentText:
    """`PatentText` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    language: str
    text: str


@dataclass(frozen=True, kw_only=True)
class PatentTextImage:
    """An image of a formula, a structure or the like, which the text names from `start` up to but not
    including `end`.
    """

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    start: int
    """In UTF-16 code units."""
    end: int
    url: str
    width: int | None
    height: int | None


@dataclass(frozen=True, kw_only=True)
class PortfolioClient:
    """`PortfolioClient` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"owner_name": "ownerName", "item_count": "itemCount", "due_count": "dueCount"}
    id: str
    name: str
    role: str
    """What the account may do with it; a reader changes nothing."""
    owner_name: str | None
    """Who shares it; null for one's own."""
    item_count: int
    """Rights."""
    due_count: int
    """Last days within 90 days that are not done."""


@dataclass(frozen=True, kw_only=True)
class PortfolioDetails:
    """What only software copyrights and certificates have."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    version: str | None = None
    issuer: str | None = None
    category: str | None = None


@dataclass(frozen=True, kw_only=True)
class PortfolioItem:
    """`PortfolioItem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"registration_number": "registrationNumber", "patent_kind": "patentKind", "filed_on": "filedOn", "registered_on": "registeredOn", "expires_on": "expiresOn", "priority_on": "priorityOn", "client_id": "clientId", "client_name": "clientName", "applicant_id": "applicantId", "agent_id": "agentId", "agent_name": "agentName", "in_register": "inRegister", "next_deadline": "nextDeadline", "changed_at": "changedAt", "created_at": "createdAt", "updated_at": "updatedAt", "fee_reduction": "feeReduction"}
    title: str
    registration_number: str | None
    classes: list[int]
    patent_kind: str | None
    state: str
    """Of what is `ended` nothing is due any more."""
    owner: str | None
    agent: str | None
    filed_on: str | None
    registered_on: str | None
    expires_on: str | None
    priority_on: str | None
    id: str
    kind: str
    office: str
    """WIPO ST.3 code."""
    number: str
    """Of the application, or of the certificate."""
    client_id: str | None
    client_name: str | None
    applicant_id: str | None
    agent_id: str | None
    agent_name: str | None
    role: str
    """What the account may do with it; a reader changes nothing."""
    source: str
    """How it came into the portfolio."""
    in_register: bool
    """Whether a register of the site has it."""
    differences: list[str]
    """Fields in which the register says something else."""
    next_deadline: NextDeadline | None
    version: int
    changed_at: str | None
    """When the register changed; null once that was seen."""
    created_at: str
    updated_at: str
    claims: int | None
    fee_reduction: str | None
    details: PortfolioDetails
    """What only software copyrights and certificates have."""
    note: str | None
    """Null for a reader."""
    register: PortfolioValues | None
    changes: list[PortfolioItemChange]
    """What the register has changed last."""
    deadlines: list[Deadline]
    """Also those that are done."""
    gaps: list[DeadlineGap]


@dataclass(frozen=True, kw_only=True)
class PortfolioItemChange:
    """`PortfolioItemChange` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"from_": "from"}
    field: str
    from_: str | None
    to: str | None


@dataclass(frozen=True, kw_only=True)
class PortfolioRow:
    """`PortfolioRow` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"registration_number": "registrationNumber", "patent_kind": "patentKind", "filed_on": "filedOn", "registered_on": "registeredOn", "expires_on": "expiresOn", "priority_on": "priorityOn", "client_id": "clientId", "client_name": "clientName", "applicant_id": "applicantId", "agent_id": "agentId", "agent_name": "agentName", "in_register": "inRegister", "next_deadline": "nextDeadline", "changed_at": "changedAt", "created_at": "createdAt", "updated_at": "updatedAt"}
    title: str
    registration_number: str | None
    classes: list[int]
    patent_kind: str | None
    state: str
    """Of what is `ended` nothing is due any more."""
    owner: str | None
    agent: str | None
    filed_on: str | None
    registered_on: str | None
    expires_on: str | None
    priority_on: str | None
    id: str
    kind: str
    office: str
    """WIPO ST.3 code."""
    number: str
    """Of the application, or of the certificate."""
    client_id: str | None
    client_name: str | None
    applicant_id: str | None
    agent_id: str | None
    agent_name: str | None
    role: str
    """What the account may do with it; a reader changes nothing."""
    source: str
    """How it came into the portfolio."""
    in_register: bool
    """Whether a register of the site has it."""
    differences: list[str]
    """Fields in which the register says something else."""
    next_deadline: NextDeadline | None
    version: int
    changed_at: str | None
    """When the register changed; null once that was seen."""
    created_at: str
    updated_at: str


@dataclass(frozen=True, kw_only=True)
class PortfolioValues:
    """What a register says of a right."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"registration_number": "registrationNumber", "patent_kind": "patentKind", "filed_on": "filedOn", "registered_on": "registeredOn", "expires_on": "expiresOn", "priority_on": "priorityOn"}
    title: str | None
    registration_number: str | None
    classes: list[int]
    patent_kind: str | None
    state: str
    """Of what is `ended` nothing is due any more."""
    owner: str | None
    agent: str | None
    filed_on: str | None
    registered_on: str | None
    expires_on: str | None
    priority_on: str | None


@dataclass(frozen=True, kw_only=True)
class Problem:
    """`Problem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"trace_id": "traceId"}
    type: str
    """Address of the page that explains the kind of the problem."""
    title: str
    status: int
    detail: str
    code: str
    """A program should treat a code that it does not know by the HTTP status. credentials_missing:
    none. credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the
    request key. signature_invalid, timestamp_stale, nonce_replayed: of a signature.
    address_not_allowed: the key is not for this address. scope_missing: the key is not for this
    product. forbidden: the account may not do this with what it sees. live_key_required: not with a
    test key. quota_exceeded: nothing is left of the plan. rule_violated: a rule of the service, see
    `reason`. idempotency_in_progress: the first call with this key goes on. idempotency_key_reused:
    the key was used with another body.
    """
    reason: int | None
    """Number of the refusal, where a rule of a service refused."""
    trace_id: str
    errors: list[ProblemError]
    """What is wrong with the request."""


@dataclass(frozen=True, kw_only=True)
class ProblemError:
    """`ProblemError` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    path: str
    code: str
    message: str


@dataclass(frozen=True, kw_only=True)
class QueryImage:
    """The image that was searched with."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"img_file": "imgFile"}
    img_file: str
    """Id of the file."""
    preview: str
    """A small copy of the whole image, as a data URL."""
    width: int
    height: int
    crop: Crop | None


@dataclass(frozen=True, kw_only=True)
class QuoteAnnuitiesResult:
    """`QuoteAnnuitiesResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"official_fee": "officialFee", "service_fee": "serviceFee"}
    items: list[QuoteAnnuitiesResultItem]
    refused: list[RefusedDeadline]
    official_fee: str
    service_fee: str
    """VAT included."""
    total: str
    currency: str


@dataclass(frozen=True, kw_only=True)
class QuoteAnnuitiesResultItem:
    """`QuoteAnnuitiesResultItem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    id: str
    fee: AnnuityFee
    """What the office and the site charge if it is paid today. An amount that is not known is null."""


@dataclass(frozen=True, kw_only=True)
class RefusedDeadline:
    """`RefusedDeadline` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    id: str
    title: str | None
    """Of the right; null where the account does not see it."""
    code: str
    """A program should treat a code that it does not know by the HTTP status. credentials_missing:
    none. credentials_malformed: they cannot be read. key_unknown, key_revoked, key_expired: of the
    request key. signature_invalid, timestamp_stale, nonce_replayed: of a signature.
    address_not_allowed: the key is not for this address. scope_missing: the key is not for this
    product. forbidden: the account may not do this with what it sees. live_key_required: not with a
    test key. quota_exceeded: nothing is left of the plan. rule_violated: a rule of the service, see
    `reason`. idempotency_in_progress: the first call with this key goes on. idempotency_key_reused:
    the key was used with another body.
    """
    reason: int | None
    """Number of the refusal."""
    detail: str
    """For people."""


@dataclass(frozen=True, kw_only=True)
class RegionMatch:
    """`RegionMatch` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"query_box": "queryBox", "hit_box": "hitBox"}
    query_box: Area
    """A part of an image, as shares of its sides."""
    hit_box: Area
    """A part of an image, as shares of its sides."""
    score: float


@dataclass(frozen=True, kw_only=True)
class Renewal:
    """Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the
    mark has ended (status 2 or 9), every value is empty.
    """

    WIRE_NAMES: ClassVar[dict[str, str]] = {"one_year_before": "oneYearBefore", "six_month_after": "sixMonthAfter"}
    validdate: str
    one_year_before: str
    six_month_after: str
    status: str
    today: str


@dataclass(frozen=True, kw_only=True)
class Report:
    """`Report` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"due_on": "dueOn", "created_at": "createdAt"}
    id: str
    text: str
    status: str
    due_on: str | None
    """Due by the end of this day."""
    created_at: str


@dataclass(frozen=True, kw_only=True)
class SharedClass:
    """A class that at least two of the records have."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"class_": "class"}
    class_: int
    ids: list[str]
    groups: list[SharedClassGroup]
    """Similar groups that at least two have, where the records name them."""
    items: list[SharedClassItem]
    """Goods and services that at least two name in the same words; the first 50."""


@dataclass(frozen=True, kw_only=True)
class SharedClassGroup:
    """`SharedClassGroup` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    group: str
    ids: list[str]


@dataclass(frozen=True, kw_only=True)
class SharedClassItem:
    """`SharedClassItem` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    text: str
    ids: list[str]


@dataclass(frozen=True, kw_only=True)
class Similarity:
    """`Similarity` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    score: float
    level: str
    """none is below low."""
    rule: str
    """Id of the rule that decided."""
    components: SimilarityComponents
    """Each from 0 to 100 before weighting; absent where it says nothing about the pair."""
    spans: list[SimilaritySpan]
    reasons: list[SimilarityReason]
    regions: list[RegionMatch] | None = None
    """Of a search by image, which parts of the two images agree; the pair that decided comes first."""


@dataclass(frozen=True, kw_only=True)
class SimilarityComponents:
    """Each from 0 to 100 before weighting; absent where it says nothing about the pair."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    text: float | None = None
    phonetic: float | None = None
    visual: float | None = None
    semantic: float | None = None
    image: float | None = None


@dataclass(frozen=True, kw_only=True)
class SimilarityReason:
    """`SimilarityReason` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    code: str
    zh: str
    en: str


@dataclass(frozen=True, kw_only=True)
class SimilaritySpan:
    """`SimilaritySpan` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    field: str
    start: int
    """First UTF-16 unit."""
    end: int
    """One past the last UTF-16 unit."""
    kind: str
    link: int
    """Spans of query and name that belong together carry the same number."""


@dataclass(frozen=True, kw_only=True)
class TestWebhookResult:
    """`TestWebhookResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"http_status": "httpStatus", "took_ms": "tookMs"}
    http_status: int | None
    """Null where there was no answer."""
    problem: str | None
    """Null where the call was accepted."""
    took_ms: int


@dataclass(frozen=True, kw_only=True)
class TrademarkBatch:
    """`TrademarkBatch` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"job_id": "jobId", "row_count": "rowCount", "created_at": "createdAt"}
    id: str
    job_id: str
    title: str
    state: str
    error: str | None
    row_count: int
    done: int
    counts: BulkCounts
    created_at: str


@dataclass(frozen=True, kw_only=True)
class TrademarkDetail:
    """`TrademarkDetail` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"applicant_numbers": "applicantNumbers", "agent_numbers": "agentNumbers", "national_goods": "nationalGoods", "right_period": "rightPeriod", "jointly_owned": "jointlyOwned", "color_claim": "colorClaim", "status_date": "statusDate", "publication_reg_date": "publicationRegDate", "reg_issue": "regIssue", "designation_date": "designationDate", "data_date": "dataDate"}
    hit: TrademarkHit
    applicants: list[Party]
    applicant_numbers: list[str]
    """Numbers by which the office knows its applicants; the only trace of them where its data has no
    names.
    """
    agents: list[Party]
    agent_numbers: list[str]
    """The same for representatives."""
    goods: list[TrademarkDetailGoods]
    national_goods: list[TrademarkDetailNationalGoods]
    """Goods of a class outside Nice, such as those of the United States or of Korea before 1998."""
    progress: list[TrademarkDetailProgress]
    """Oldest first."""
    priorities: list[TrademarkDetailPriority]
    oppositions: list[TrademarkDetailOpposition]
    seniorities: list[TrademarkDetailSeniority]
    madrid: TrademarkDetailMadrid | None
    right_period: TrademarkDetailRightPeriod
    renewal: Renewal
    """Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the
    mark has ended (status 2 or 9), every value is empty.
    """
    deadlines: list[LegalDeadline]
    """What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An
    office or a date that is not known gives none, and neither does a mark that has ended.
    """
    numbers: list[str]
    """Further registration numbers of the same record."""
    jointly_owned: bool
    color_claim: str | None
    disclaimer: str | None
    description: str | None
    translation: str | None
    transliteration: str | None
    status_date: str | None
    publication_reg_date: str | None
    reg_issue: str | None
    designation_date: str | None
    data_date: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailGoods:
    """`TrademarkDetailGoods` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"class_": "class", "text_en": "textEn"}
    class_: int
    group: str | None
    text: str
    text_en: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailMadrid:
    """`TrademarkDetailMadrid` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    number: str
    designations: list[str]


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailNationalGoods:
    """`TrademarkDetailNationalGoods` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"class_": "class"}
    class_: str
    text: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailOpposition:
    """`TrademarkDetailOpposition` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"earlier_marks": "earlierMarks"}
    number: str | None
    date: str | None
    opponent: str | None
    grounds: str | None
    earlier_marks: list[str]


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailPriority:
    """`TrademarkDetailPriority` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    country: str | None
    number: str | None
    date: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailProgress:
    """`TrademarkDetailProgress` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"text_en": "textEn"}
    date: str
    code: str | None
    text: str
    text_en: str | None
    issue: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailRightPeriod:
    """`TrademarkDetailRightPeriod` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"from_": "from"}
    from_: str | None
    to: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkDetailSeniority:
    """`TrademarkDetailSeniority` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    country: str
    number: str | None
    date: str | None


@dataclass(frozen=True, kw_only=True)
class TrademarkHit:
    """`TrademarkHit` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"app_no": "appNo", "reg_no": "regNo", "name_other": "nameOther", "image_url": "imageUrl", "thumb_url": "thumbUrl", "similar_groups": "similarGroups", "vienna_codes": "viennaCodes", "status_text": "statusText", "office_status": "officeStatus", "applicant_cn": "applicantCn", "applicant_en": "applicantEn", "app_date": "appDate", "reg_date": "regDate", "trial_date": "trialDate", "trial_issue": "trialIssue", "expiry_date": "expiryDate", "priority_date": "priorityDate", "intl_reg_date": "intlRegDate", "mark_type": "markType"}
    id: str
    country: str
    app_no: str
    reg_no: str | None
    name: str | None
    """Null for a figure without words."""
    name_other: str | None
    """The office's own form in another script."""
    image_url: str | None
    thumb_url: str | None
    classes: list[int]
    similar_groups: list[str]
    vienna_codes: list[str]
    status: int
    """The twelve codes of spec 2 §4."""
    status_text: str
    office_status: str | None
    """As the office words it."""
    applicant_cn: str | None
    applicant_en: str | None
    app_date: str | None
    reg_date: str | None
    trial_date: str | None
    trial_issue: str | None
    expiry_date: str | None
    priority_date: str | None
    intl_reg_date: str | None
    agent: str | None
    mark_type: str
    demonstration: bool
    """True for invented records that show what the product does."""
    similarity: Similarity | None = None


@dataclass(frozen=True, kw_only=True)
class TrademarkPage:
    """`TrademarkPage` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"total_capped": "totalCapped", "next_cursor": "nextCursor", "data_version": "dataVersion", "engine_version": "engineVersion"}
    data: list[TrademarkHit]
    total: int
    total_capped: bool
    """`total` is a lower bound."""
    next_cursor: str | None
    """Where the next page begins; null after the last."""
    data_version: int
    """Number of the last import that was searched."""
    engine_version: str
    """Version of the rules of similarity."""


@dataclass(frozen=True, kw_only=True)
class TranslateTextsResult:
    """`TranslateTextsResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    translations: list[Translation]
    characters: int
    words: int


@dataclass(frozen=True, kw_only=True)
class Translation:
    """`Translation` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_draft": "isDraft"}
    text: str
    source: str
    """The language of the text; where it has none, as a number, that of the target."""
    engines: list[str]
    """Which engines translated; none where the text is unchanged."""
    is_draft: bool
    """The built-in engine translated a part; somebody has to read it."""


@dataclass(frozen=True, kw_only=True)
class UploadCaseFileResult:
    """`UploadCaseFileResult` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    id: str
    name: str


@dataclass(frozen=True, kw_only=True)
class Usage:
    """`Usage` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"from_": "from"}
    from_: str
    to: str
    days: list[UsageDay]
    allowances: list[UsageAllowance]


@dataclass(frozen=True, kw_only=True)
class UsageAllowance:
    """`UsageAllowance` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"used_today": "usedToday", "per_day": "perDay", "extra_left": "extraLeft", "reset_at": "resetAt"}
    service: str
    used_today: int
    per_day: int
    extra_left: int
    """Units of packages, which are used after those of the day."""
    reset_at: str


@dataclass(frozen=True, kw_only=True)
class UsageDay:
    """`UsageDay` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"key_id": "keyId", "key_name": "keyName"}
    day: str
    key_id: str
    key_name: str
    product: str
    calls: int
    failures: int
    """Of these, calls that were refused or failed."""
    words: int
    """Words that were translated."""


@dataclass(frozen=True, kw_only=True)
class ViennaElement:
    """`ViennaElement` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"name_cn": "nameCn", "name_en": "nameEn"}
    code: str
    name_cn: str | None
    name_en: str | None
    parent: str | None
    children: bool
    """Whether there is a level below it."""
    auxiliary: bool


@dataclass(frozen=True, kw_only=True)
class Webhook:
    """`Webhook` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_test": "isTest", "paused_reason": "pausedReason", "created_at": "createdAt"}
    id: str
    is_test: bool
    """It belongs to test keys and gets test events only."""
    url: str
    events: list[str]
    state: str
    paused_reason: str | None
    """Why it is paused."""
    created_at: str


@dataclass(frozen=True, kw_only=True)
class WebhookDelivery:
    """`WebhookDelivery` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"event_id": "eventId", "http_status": "httpStatus", "created_at": "createdAt", "tried_at": "triedAt", "next_try_at": "nextTryAt"}
    id: str
    event_id: str
    """The `webhook-id`."""
    type: str
    state: str
    attempts: int
    http_status: int | None
    problem: str | None
    created_at: str
    tried_at: str | None
    next_try_at: str | None


@dataclass(frozen=True, kw_only=True)
class WebhookEvent:
    """`WebhookEvent` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {}
    type: str
    timestamp: str
    data: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class WebhookWithSecret:
    """`WebhookWithSecret` of the contract."""

    WIRE_NAMES: ClassVar[dict[str, str]] = {"is_test": "isTest", "paused_reason": "pausedReason", "created_at": "createdAt"}
    id: str
    is_test: bool
    """It belongs to test keys and gets test events only."""
    url: str
    events: list[str]
    state: str
    paused_reason: str | None
    """Why it is paused."""
    created_at: str
    secret: str
