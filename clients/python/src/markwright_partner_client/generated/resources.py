"""Generated from the contract of the partner API. Do not edit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from .._files import FileContent, FileInput
from .._paging import each_item
from .._transport import Call, Transport
from . import models


class TrademarksApi:
    """Search, records, comparison and lists of trademarks."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def search(
        self,
        *,
        text: str | None = None,
        way: Literal["similar", "exact", "contains"] | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        normalize: bool | None = None,
        application_numbers: Sequence[str] | None = None,
        registration_numbers: Sequence[str] | None = None,
        applicant: str | None = None,
        address: str | None = None,
        agent: str | None = None,
        goods: str | None = None,
        vienna_codes: Sequence[str] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        statuses: Sequence[int] | None = None,
        similar_groups: Sequence[str] | None = None,
        app_date: Sequence[str] | None = None,
        trial_date: Sequence[str] | None = None,
        reg_date: Sequence[str] | None = None,
        priority_date: Sequence[str] | None = None,
        expiry_date: Sequence[str] | None = None,
        sort: Literal["score", "appDate", "-appDate", "regDate", "-regDate", "expiryDate", "-expiryDate"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.TrademarkPage:
        """Search trademarks. Exactly one of `text`, `applicationNumbers`, `registrationNumbers`,
        `applicant`, `address`, `agent`, `goods` and `viennaCodes`; everything else narrows it.
        """
        call = Call(
            "POST",
            "/trademarks/search",
            json={"text": text, "way": way, "degree": degree, "normalize": normalize, "applicationNumbers": application_numbers, "registrationNumbers": registration_numbers, "applicant": applicant, "address": address, "agent": agent, "goods": goods, "viennaCodes": vienna_codes, "countries": countries, "classes": classes, "statuses": statuses, "similarGroups": similar_groups, "appDate": app_date, "trialDate": trial_date, "regDate": reg_date, "priorityDate": priority_date, "expiryDate": expiry_date, "sort": sort, "limit": limit, "cursor": cursor},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.TrademarkPage)

    def search_all(
        self,
        *,
        text: str | None = None,
        way: Literal["similar", "exact", "contains"] | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        normalize: bool | None = None,
        application_numbers: Sequence[str] | None = None,
        registration_numbers: Sequence[str] | None = None,
        applicant: str | None = None,
        address: str | None = None,
        agent: str | None = None,
        goods: str | None = None,
        vienna_codes: Sequence[str] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        statuses: Sequence[int] | None = None,
        similar_groups: Sequence[str] | None = None,
        app_date: Sequence[str] | None = None,
        trial_date: Sequence[str] | None = None,
        reg_date: Sequence[str] | None = None,
        priority_date: Sequence[str] | None = None,
        expiry_date: Sequence[str] | None = None,
        sort: Literal["score", "appDate", "-appDate", "regDate", "-regDate", "expiryDate", "-expiryDate"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.TrademarkHit]:
        """Search trademarks: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.search(
                text=text,
                way=way,
                degree=degree,
                normalize=normalize,
                application_numbers=application_numbers,
                registration_numbers=registration_numbers,
                applicant=applicant,
                address=address,
                agent=agent,
                goods=goods,
                vienna_codes=vienna_codes,
                countries=countries,
                classes=classes,
                statuses=statuses,
                similar_groups=similar_groups,
                app_date=app_date,
                trial_date=trial_date,
                reg_date=reg_date,
                priority_date=priority_date,
                expiry_date=expiry_date,
                sort=sort,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def search_by_image(
        self,
        *,
        image_base64: str | None = None,
        image_url: str | None = None,
        crop: models.Crop | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        statuses: Sequence[int] | None = None,
        similar_groups: Sequence[str] | None = None,
        app_date: Sequence[str] | None = None,
        trial_date: Sequence[str] | None = None,
        reg_date: Sequence[str] | None = None,
        priority_date: Sequence[str] | None = None,
        expiry_date: Sequence[str] | None = None,
        sort: Literal["score", "appDate", "-appDate", "regDate", "-regDate", "expiryDate", "-expiryDate"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.TrademarkPage:
        """Search trademarks by an image."""
        call = Call(
            "POST",
            "/trademarks/image-search",
            json={"imageBase64": image_base64, "imageUrl": image_url, "crop": crop, "degree": degree, "countries": countries, "classes": classes, "statuses": statuses, "similarGroups": similar_groups, "appDate": app_date, "trialDate": trial_date, "regDate": reg_date, "priorityDate": priority_date, "expiryDate": expiry_date, "sort": sort, "limit": limit, "cursor": cursor},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.TrademarkPage)

    def search_all_by_image(
        self,
        *,
        image_base64: str | None = None,
        image_url: str | None = None,
        crop: models.Crop | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        statuses: Sequence[int] | None = None,
        similar_groups: Sequence[str] | None = None,
        app_date: Sequence[str] | None = None,
        trial_date: Sequence[str] | None = None,
        reg_date: Sequence[str] | None = None,
        priority_date: Sequence[str] | None = None,
        expiry_date: Sequence[str] | None = None,
        sort: Literal["score", "appDate", "-appDate", "regDate", "-regDate", "expiryDate", "-expiryDate"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.TrademarkHit]:
        """Search trademarks by an image: the entries of all pages, which are requested one after the
        other.
        """
        return each_item(
            lambda cursor: self.search_by_image(
                image_base64=image_base64,
                image_url=image_url,
                crop=crop,
                degree=degree,
                countries=countries,
                classes=classes,
                statuses=statuses,
                similar_groups=similar_groups,
                app_date=app_date,
                trial_date=trial_date,
                reg_date=reg_date,
                priority_date=priority_date,
                expiry_date=expiry_date,
                sort=sort,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def compare(
        self,
        *,
        ids: Sequence[str],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Comparison:
        """Compare two to five records."""
        call = Call(
            "POST",
            "/trademarks/compare",
            json={"ids": ids},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Comparison)

    def start_batch(
        self,
        *,
        entries: Sequence[str],
        title: str | None = None,
        kind: Literal["auto", "name", "number"] | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.TrademarkBatch:
        """Look for up to 2,000 names or numbers. The work goes on in the background; `jobId` leads to
        its progress.
        """
        call = Call(
            "POST",
            "/trademarks/batch",
            json={"title": title, "entries": entries, "kind": kind, "degree": degree, "countries": countries, "classes": classes},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.TrademarkBatch)

    def get_batch(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.TrademarkBatch:
        """State of a list."""
        call = Call(
            "GET",
            "/trademark-batches/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.TrademarkBatch)

    def list_batch_rows(
        self,
        id: str,
        *,
        outcome: models.BulkOutcome | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.BulkRow]:
        """Rows of a list."""
        call = Call(
            "GET",
            "/trademark-batches/{id}/rows",
            path_fields={"id": id},
            query={"outcome": outcome, "limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.BulkRow])

    def list_all_batch_rows(
        self,
        id: str,
        *,
        outcome: models.BulkOutcome | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.BulkRow]:
        """Rows of a list: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list_batch_rows(
                id,
                outcome=outcome,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def get(
        self,
        country: str,
        app_no: str,
        *,
        timeout: float | None = None,
    ) -> list[models.TrademarkDetail]:
        """Records of an application. An application in several classes can have a record for each of
        them. Where no application of the office has the number, the records that have it as the
        number of a registration or of an international registration.
        """
        call = Call(
            "GET",
            "/trademarks/{country}/{appNo}",
            path_fields={"country": country, "appNo": app_no},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.TrademarkDetail])


class ClassificationApi:
    """Goods and services (Nice) and figurative elements (Vienna)."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_nice_classes(
        self,
        *,
        class_: int | None = None,
        keyword: str | None = None,
        kind: Literal["goods", "services"] | None = None,
        timeout: float | None = None,
    ) -> list[models.NiceClass]:
        """Classes, similar groups and items of goods and services. Without `class` and `keyword` the
        45 classes alone.
        """
        call = Call(
            "GET",
            "/nice",
            query={"class": class_, "keyword": keyword, "kind": kind},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.NiceClass])

    def list_vienna_elements(
        self,
        *,
        parent: str | None = None,
        keyword: str | None = None,
        timeout: float | None = None,
    ) -> list[models.ViennaElement]:
        """Figurative elements."""
        call = Call(
            "GET",
            "/vienna",
            query={"parent": parent, "keyword": keyword},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.ViennaElement])


class PatentsApi:
    """Search, records and lists of patents."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def search(
        self,
        *,
        text: str | None = None,
        similar_to: str | None = None,
        keyword: str | None = None,
        expression: str | None = None,
        application_number: str | None = None,
        publication_number: str | None = None,
        words: str | None = None,
        applicant: str | None = None,
        inventor: str | None = None,
        agency: str | None = None,
        ipc: str | None = None,
        cpc: str | None = None,
        filed: models.Days | None = None,
        published: models.Days | None = None,
        countries: Sequence[str] | None = None,
        types: Sequence[models.PatentType] | None = None,
        legal_status: Literal["all", "valid", "invalid", "examining", "unconfirmed"] | None = None,
        collapse: Literal["none", "family"] | None = None,
        sort: Literal["relevance", "-pubDate", "-applyDate", "pubDate", "applyDate"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.PatentPage:
        """Search patents. By a description of what is sought (`text`), by a publication (`similarTo`),
        by words (`keyword`), by an expression (`expression`) or by fields. What stands beside a
        description or a publication restricts what is similar to it.
        """
        call = Call(
            "POST",
            "/patents/search",
            json={"text": text, "similarTo": similar_to, "keyword": keyword, "expression": expression, "applicationNumber": application_number, "publicationNumber": publication_number, "words": words, "applicant": applicant, "inventor": inventor, "agency": agency, "ipc": ipc, "cpc": cpc, "filed": filed, "published": published, "countries": countries, "types": types, "legalStatus": legal_status, "collapse": collapse, "sort": sort, "limit": limit, "cursor": cursor},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.PatentPage)

    def search_all(
        self,
        *,
        text: str | None = None,
        similar_to: str | None = None,
        keyword: str | None = None,
        expression: str | None = None,
        application_number: str | None = None,
        publication_number: str | None = None,
        words: str | None = None,
        applicant: str | None = None,
        inventor: str | None = None,
        agency: str | None = None,
        ipc: str | None = None,
        cpc: str | None = None,
        filed: models.Days | None = None,
        published: models.Days | None = None,
        countries: Sequence[str] | None = None,
        types: Sequence[models.PatentType] | None = None,
        legal_status: Literal["all", "valid", "invalid", "examining", "unconfirmed"] | None = None,
        collapse: Literal["none", "family"] | None = None,
        sort: Literal["relevance", "-pubDate", "-applyDate", "pubDate", "applyDate"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.PatentHit]:
        """Search patents: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.search(
                text=text,
                similar_to=similar_to,
                keyword=keyword,
                expression=expression,
                application_number=application_number,
                publication_number=publication_number,
                words=words,
                applicant=applicant,
                inventor=inventor,
                agency=agency,
                ipc=ipc,
                cpc=cpc,
                filed=filed,
                published=published,
                countries=countries,
                types=types,
                legal_status=legal_status,
                collapse=collapse,
                sort=sort,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def start_batch(
        self,
        *,
        numbers: Sequence[str],
        type: models.PatentNumberType | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.PatentBatch:
        """Look up to 2,000 numbers up. 500 numbers at once; more in the background, where `jobId`
        leads to the progress.
        """
        call = Call(
            "POST",
            "/patents/batch",
            json={"numbers": numbers, "type": type},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.PatentBatch)

    def get_batch(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.PatentBatch:
        """State of a list of numbers."""
        call = Call(
            "GET",
            "/patent-batches/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.PatentBatch)

    def list_batch_rows(
        self,
        id: str,
        *,
        outcome: models.PatentNumberOutcome | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.PatentNumberRow]:
        """Rows of a list of numbers."""
        call = Call(
            "GET",
            "/patent-batches/{id}/rows",
            path_fields={"id": id},
            query={"outcome": outcome, "limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.PatentNumberRow])

    def list_all_batch_rows(
        self,
        id: str,
        *,
        outcome: models.PatentNumberOutcome | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.PatentNumberRow]:
        """Rows of a list of numbers: the entries of all pages, which are requested one after the
        other.
        """
        return each_item(
            lambda cursor: self.list_batch_rows(
                id,
                outcome=outcome,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def get(
        self,
        pub_no: str,
        *,
        timeout: float | None = None,
    ) -> models.Patent:
        """A publication."""
        call = Call(
            "GET",
            "/patents/{pubNo}",
            path_fields={"pubNo": pub_no},
            timeout=timeout,
        )
        return self._transport.json(call, models.Patent)

    def list_claims(
        self,
        pub_no: str,
        *,
        timeout: float | None = None,
    ) -> list[models.PatentClaimSet]:
        """Claims by language."""
        call = Call(
            "GET",
            "/patents/{pubNo}/claims",
            path_fields={"pubNo": pub_no},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PatentClaimSet])

    def list_descriptions(
        self,
        pub_no: str,
        *,
        timeout: float | None = None,
    ) -> list[models.PatentDescription]:
        """Description by language."""
        call = Call(
            "GET",
            "/patents/{pubNo}/description",
            path_fields={"pubNo": pub_no},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PatentDescription])

    def list_family(
        self,
        pub_no: str,
        *,
        timeout: float | None = None,
    ) -> list[models.PatentMember]:
        """Publications of the family."""
        call = Call(
            "GET",
            "/patents/{pubNo}/family",
            path_fields={"pubNo": pub_no},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PatentMember])

    def list_events(
        self,
        pub_no: str,
        *,
        timeout: float | None = None,
    ) -> list[models.PatentEvent]:
        """Legal events."""
        call = Call(
            "GET",
            "/patents/{pubNo}/legal",
            path_fields={"pubNo": pub_no},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PatentEvent])

    def list_similar(
        self,
        pub_no: str,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> list[models.PatentHit]:
        """The most similar publications of other families."""
        call = Call(
            "GET",
            "/patents/{pubNo}/similar",
            path_fields={"pubNo": pub_no},
            query={"limit": limit},
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PatentHit])


class TranslationApi:
    """Translation of texts."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def translate(
        self,
        *,
        q: Sequence[str],
        target: models.TranslationLanguage,
        source: Literal["auto", "zh-cn", "en-us", "ja-jp"] | None = None,
        glossary_id: str | None = None,
        tag_handling: Literal["html", "xml"] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.TranslateTextsResult:
        """Translate texts. Up to 50 texts of 3,000 characters each in one call. From Chinese into
        English or Japanese, and from these into Chinese. All texts are counted together, or none. A
        text that is in the target language already, is empty or has nothing to translate, as
        numbers, signs, codes and addresses, comes back unchanged and counts nothing.
        """
        call = Call(
            "POST",
            "/translate",
            json={"q": q, "source": source, "target": target, "glossaryId": glossary_id, "tagHandling": tag_handling},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.TranslateTextsResult)


class DocumentsApi:
    """Translation of documents."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.Document]:
        """Documents."""
        call = Call(
            "GET",
            "/documents",
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.Document])

    def list_all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Document]:
        """Documents: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def translate(
        self,
        *,
        file: FileInput,
        source: models.TranslationLanguage,
        target: models.TranslationLanguage,
        glossary_id: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Document:
        """Translate a document. txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The
        work goes on in the background.
        """
        call = Call(
            "POST",
            "/documents",
            form={"file": file, "source": source, "target": target, "glossaryId": glossary_id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Document)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Document:
        """State of a document."""
        call = Call(
            "GET",
            "/documents/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Document)

    def delete(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete a document and its translation."""
        call = Call(
            "DELETE",
            "/documents/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def download(
        self,
        id: str,
        *,
        output: models.TranslationOutput | None = None,
        timeout: float | None = None,
    ) -> FileContent:
        """The translated document."""
        call = Call(
            "GET",
            "/documents/{id}/result",
            path_fields={"id": id},
            query={"output": output},
            timeout=timeout,
        )
        return self._transport.file(call)


class GlossariesApi:
    """Glossaries of the translation."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        timeout: float | None = None,
    ) -> list[models.Glossary]:
        """Glossaries."""
        call = Call(
            "GET",
            "/glossaries",
            timeout=timeout,
        )
        return self._transport.data(call, list[models.Glossary])

    def create(
        self,
        *,
        name: str,
        entries: Sequence[models.GlossaryEntryDraft] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Glossary:
        """Create a glossary."""
        call = Call(
            "POST",
            "/glossaries",
            json={"name": name, "entries": entries},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Glossary)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Glossary:
        """A glossary."""
        call = Call(
            "GET",
            "/glossaries/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Glossary)

    def rename(
        self,
        id: str,
        *,
        name: str,
        timeout: float | None = None,
    ) -> models.Glossary:
        """Rename a glossary."""
        call = Call(
            "PATCH",
            "/glossaries/{id}",
            path_fields={"id": id},
            json={"name": name},
            timeout=timeout,
        )
        return self._transport.json(call, models.Glossary)

    def delete(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete a glossary."""
        call = Call(
            "DELETE",
            "/glossaries/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def list_entries(
        self,
        id: str,
        *,
        keyword: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.GlossaryEntry]:
        """Entries of a glossary."""
        call = Call(
            "GET",
            "/glossaries/{id}/entries",
            path_fields={"id": id},
            query={"keyword": keyword, "limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.GlossaryEntry])

    def list_all_entries(
        self,
        id: str,
        *,
        keyword: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.GlossaryEntry]:
        """Entries of a glossary: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list_entries(
                id,
                keyword=keyword,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def add_entry(
        self,
        id: str,
        *,
        zh: str | None = None,
        en: str | None = None,
        ja: str | None = None,
        note: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.GlossaryEntry:
        """Add an entry."""
        call = Call(
            "POST",
            "/glossaries/{id}/entries",
            path_fields={"id": id},
            json={"zh": zh, "en": en, "ja": ja, "note": note},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.GlossaryEntry)

    def delete_entry(
        self,
        id: str,
        entry_id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete an entry."""
        call = Call(
            "DELETE",
            "/glossaries/{id}/entries/{entryId}",
            path_fields={"id": id, "entryId": entry_id},
            timeout=timeout,
        )
        self._transport.empty(call)


class MonitorsApi:
    """What is watched in the trademark registers."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.Monitor]:
        """Monitors."""
        call = Call(
            "GET",
            "/monitors",
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.Monitor])

    def list_all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Monitor]:
        """Monitors: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def create(
        self,
        *,
        name: str,
        type: models.MonitorType,
        text: str | None = None,
        degree: Literal["high", "middle", "low"] | None = None,
        applicant: str | None = None,
        whole_name: bool | None = None,
        numbers: Sequence[str] | None = None,
        countries: Sequence[str] | None = None,
        classes: Sequence[int] | None = None,
        frequency: Literal["issue", "daily", "weekly"] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Monitor:
        """Watch something in the registers."""
        call = Call(
            "POST",
            "/monitors",
            json={"name": name, "type": type, "text": text, "degree": degree, "applicant": applicant, "wholeName": whole_name, "numbers": numbers, "countries": countries, "classes": classes, "frequency": frequency},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Monitor)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Monitor:
        """A monitor."""
        call = Call(
            "GET",
            "/monitors/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Monitor)

    def set_state(
        self,
        id: str,
        *,
        state: Literal["active", "paused"],
        timeout: float | None = None,
    ) -> models.Monitor:
        """Pause or resume a monitor."""
        call = Call(
            "PATCH",
            "/monitors/{id}",
            path_fields={"id": id},
            json={"state": state},
            timeout=timeout,
        )
        return self._transport.json(call, models.Monitor)

    def delete(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete a monitor and its hits."""
        call = Call(
            "DELETE",
            "/monitors/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def list_hits(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.MonitorHit]:
        """What a monitor has found."""
        call = Call(
            "GET",
            "/monitors/{id}/hits",
            path_fields={"id": id},
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.MonitorHit])

    def list_all_hits(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.MonitorHit]:
        """What a monitor has found: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list_hits(
                id,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )


class ReportsApi:
    """Registrability reports."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.Report]:
        """Registrability reports."""
        call = Call(
            "GET",
            "/reports",
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.Report])

    def list_all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Report]:
        """Registrability reports: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def order(
        self,
        *,
        text: str,
        classes: Sequence[int] | None = None,
        applicant: str | None = None,
        goods: Sequence[models.OrderReportRequestGoods] | None = None,
        language: Literal["zh", "en"] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Report:
        """Order a registrability report. Uses one report of the plan. An expert approves it before it
        is delivered.
        """
        call = Call(
            "POST",
            "/reports",
            json={"text": text, "classes": classes, "applicant": applicant, "goods": goods, "language": language},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Report)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Report:
        """State of a report."""
        call = Call(
            "GET",
            "/reports/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Report)

    def download(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> FileContent:
        """The report as PDF."""
        call = Call(
            "GET",
            "/reports/{id}/pdf",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.file(call)


class CasesApi:
    """Matters that are filed with offices: drafts, orders, documents, deadlines."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list_types(
        self,
        *,
        timeout: float | None = None,
    ) -> list[models.CaseType]:
        """Matters that can be ordered. With the fields of their contents and the documents that they
        need. Matters that staff quote are ordered on the site; calls for their drafts are refused
        with `reason` 60150.
        """
        call = Call(
            "GET",
            "/case-types",
            timeout=timeout,
        )
        return self._transport.data(call, list[models.CaseType])

    def upload_file(
        self,
        *,
        file: FileInput,
        purpose: Literal["mark", "document"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.UploadCaseFileResult:
        """Upload a file for a case. `mark`: the image of a mark that is to be registered, JPG or PNG
        below 2 MB of at least 400 by 400 pixels, whose id stands in the content. `document`: PDF or
        an image, whose id is then sent to `addCaseDocument`.
        """
        call = Call(
            "POST",
            "/case-files",
            form={"file": file, "purpose": purpose},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.UploadCaseFileResult)

    def create_draft(
        self,
        *,
        product_type: int,
        content: dict[str, Any] | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.CaseDraft:
        """Begin a draft. What is no part of the matter is left out. Where the content names no
        applicant or contact, the certified company and the default contact of the account are
        filled in.
        """
        call = Call(
            "POST",
            "/case-drafts",
            json={"productType": product_type, "content": content},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.CaseDraft)

    def get_draft(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.CaseDraft:
        """A draft."""
        call = Call(
            "GET",
            "/case-drafts/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.CaseDraft)

    def save_draft(
        self,
        id: str,
        *,
        version: int,
        content: dict[str, Any],
        timeout: float | None = None,
    ) -> models.CaseDraft:
        """Save a draft. The content replaces that of the draft. Status 409 where it has another
        version than the one that is sent.
        """
        call = Call(
            "PATCH",
            "/case-drafts/{id}",
            path_fields={"id": id},
            json={"version": version, "content": content},
            timeout=timeout,
        )
        return self._transport.json(call, models.CaseDraft)

    def delete_draft(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete a draft."""
        call = Call(
            "DELETE",
            "/case-drafts/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def check_draft(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.CheckCaseDraftResult:
        """Check and price a draft."""
        call = Call(
            "GET",
            "/case-drafts/{id}/check",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.CheckCaseDraftResult)

    def order_draft(
        self,
        id: str,
        *,
        version: int,
        total: str,
        agree: bool,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.OrderCaseDraftResult:
        """Order a draft. The draft becomes a case, or one for each class of a registration in mainland
        China, in one order that is paid on the site. `version` and `total` are those that were
        checked: 409 where the draft is another, `reason` 60202 where the price is, 60112 where
        something is missing, 60201 where a mark is being renewed already. `agree` confirms the
        terms of service.
        """
        call = Call(
            "POST",
            "/case-drafts/{id}/order",
            path_fields={"id": id},
            json={"version": version, "total": total, "agree": agree},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.OrderCaseDraftResult)

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.CaseHead]:
        """Cases."""
        call = Call(
            "GET",
            "/cases",
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.CaseHead])

    def list_all(
        self,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.CaseHead]:
        """Cases: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Case:
        """A case."""
        call = Call(
            "GET",
            "/cases/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Case)

    def add_document(
        self,
        id: str,
        *,
        kind: str,
        file_id: str,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Case:
        """Add a document to a case. While the case is prepared. The same file is added once."""
        call = Call(
            "POST",
            "/cases/{id}/documents",
            path_fields={"id": id},
            json={"kind": kind, "fileId": file_id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Case)

    def submit(
        self,
        id: str,
        *,
        version: int,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Case:
        """Submit a case for filing. Once all documents are there; `reason` 60116 where some are
        missing.
        """
        call = Call(
            "POST",
            "/cases/{id}/submit",
            path_fields={"id": id},
            json={"version": version},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Case)


class PortfolioApi:
    """Rights that are looked after, beside what the registers say."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        kind: models.PortfolioKind | None = None,
        office: str | None = None,
        number: str | None = None,
        state: models.PortfolioState | None = None,
        client_id: str | None = None,
        applicant_id: str | None = None,
        only: Literal["different", "changed", "due"] | None = None,
        updated_since: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.PortfolioRow]:
        """Rights of the portfolio. Those of the account, and those of clients that others share with
        it.
        """
        call = Call(
            "GET",
            "/portfolio",
            query={"limit": limit, "cursor": cursor, "kind": kind, "office": office, "number": number, "state": state, "clientId": client_id, "applicantId": applicant_id, "only": only, "updatedSince": updated_since},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.PortfolioRow])

    def list_all(
        self,
        *,
        limit: int | None = None,
        kind: models.PortfolioKind | None = None,
        office: str | None = None,
        number: str | None = None,
        state: models.PortfolioState | None = None,
        client_id: str | None = None,
        applicant_id: str | None = None,
        only: Literal["different", "changed", "due"] | None = None,
        updated_since: str | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.PortfolioRow]:
        """Rights of the portfolio: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                kind=kind,
                office=office,
                number=number,
                state=state,
                client_id=client_id,
                applicant_id=applicant_id,
                only=only,
                updated_since=updated_since,
                timeout=timeout,
            )
        )

    def create(
        self,
        *,
        kind: models.PortfolioKind,
        office: str,
        number: str,
        title: str | None = None,
        registration_number: str | None = None,
        classes: Sequence[int] | None = None,
        patent_kind: models.PortfolioPatentKind | None = None,
        state: models.PortfolioState | None = None,
        owner: str | None = None,
        agent: str | None = None,
        filed_on: str | None = None,
        registered_on: str | None = None,
        expires_on: str | None = None,
        priority_on: str | None = None,
        client_id: str | None = None,
        applicant_id: str | None = None,
        agent_id: str | None = None,
        claims: int | None = None,
        fee_reduction: models.FeeReduction | None = None,
        details: models.PortfolioDetails | None = None,
        note: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.PortfolioItem:
        """Add a right. By its number: where a register of the site has exactly one application of that
        number, what is left out is taken from it. Without one a title is needed (400, `errors`
        names `title`). With `clientId` the right belongs to the account of that client. `reason`
        61010 where the portfolio has it, 61011 where it is full, 61014 where the client, applicant
        or agent is of another account. Status 403 with `reason` 61007 for a client that the account
        may only read.
        """
        call = Call(
            "POST",
            "/portfolio",
            json={"kind": kind, "office": office, "number": number, "title": title, "registrationNumber": registration_number, "classes": classes, "patentKind": patent_kind, "state": state, "owner": owner, "agent": agent, "filedOn": filed_on, "registeredOn": registered_on, "expiresOn": expires_on, "priorityOn": priority_on, "clientId": client_id, "applicantId": applicant_id, "agentId": agent_id, "claims": claims, "feeReduction": fee_reduction, "details": details, "note": note},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.PortfolioItem)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.PortfolioItem:
        """A right."""
        call = Call(
            "GET",
            "/portfolio/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.PortfolioItem)

    def update(
        self,
        id: str,
        *,
        version: int,
        clear: Sequence[Literal["registrationNumber", "classes", "patentKind", "owner", "agent", "filedOn", "registeredOn", "expiresOn", "priorityOn", "clientId", "applicantId", "agentId", "claims", "feeReduction", "details", "note"]] | None = None,
        office: str | None = None,
        number: str | None = None,
        title: str | None = None,
        registration_number: str | None = None,
        classes: Sequence[int] | None = None,
        patent_kind: models.PortfolioPatentKind | None = None,
        state: models.PortfolioState | None = None,
        owner: str | None = None,
        agent: str | None = None,
        filed_on: str | None = None,
        registered_on: str | None = None,
        expires_on: str | None = None,
        priority_on: str | None = None,
        client_id: str | None = None,
        applicant_id: str | None = None,
        agent_id: str | None = None,
        claims: int | None = None,
        fee_reduction: models.FeeReduction | None = None,
        details: models.PortfolioDetails | None = None,
        note: str | None = None,
        timeout: float | None = None,
    ) -> models.PortfolioItem:
        """Change a right. What is left out stays as it is; null, or its name in `clear`, empties a
        field. Last days are computed anew. Status 409 with `reason` 61001 where it has another
        version than the one that is sent, 403 with `reason` 61007 where the account may only read
        it. Its client is changed by the owner alone.
        """
        call = Call(
            "PATCH",
            "/portfolio/{id}",
            path_fields={"id": id},
            json={"version": version, "clear": clear, "office": office, "number": number, "title": title, "registrationNumber": registration_number, "classes": classes, "patentKind": patent_kind, "state": state, "owner": owner, "agent": agent, "filedOn": filed_on, "registeredOn": registered_on, "expiresOn": expires_on, "priorityOn": priority_on, "clientId": client_id, "applicantId": applicant_id, "agentId": agent_id, "claims": claims, "feeReduction": fee_reduction, "details": details, "note": note},
            timeout=timeout,
        )
        return self._transport.json(call, models.PortfolioItem)

    def delete(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Remove a right. With its last days; `reason` 61012 while a fee of it is being paid."""
        call = Call(
            "DELETE",
            "/portfolio/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def settle_difference(
        self,
        id: str,
        *,
        version: int,
        field: models.PortfolioField,
        choice: Literal["take", "keep"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.PortfolioItem:
        """Settle a field in which the register says something else. `take` the value of the register,
        or `keep` one's own until the register changes it again. `reason` 61013 where the register
        states nothing for the field.
        """
        call = Call(
            "POST",
            "/portfolio/{id}/differences",
            path_fields={"id": id},
            json={"version": version, "field": field, "choice": choice},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.PortfolioItem)

    def list_clients(
        self,
        *,
        timeout: float | None = None,
    ) -> list[models.PortfolioClient]:
        """Clients whose rights are looked after. Those of the account, and those that others share
        with it.
        """
        call = Call(
            "GET",
            "/portfolio-clients",
            timeout=timeout,
        )
        return self._transport.data(call, list[models.PortfolioClient])


class DeadlinesApi:
    """Last days of the rights of the portfolio."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        kind: models.DeadlineKind | None = None,
        item_kind: models.PortfolioKind | None = None,
        item_id: str | None = None,
        client_id: str | None = None,
        include_done: bool | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.Deadline]:
        """Last days of the rights of the portfolio. Those that have passed and are not done are among
        them.
        """
        call = Call(
            "GET",
            "/deadlines",
            query={"limit": limit, "cursor": cursor, "from": from_, "to": to, "kind": kind, "itemKind": item_kind, "itemId": item_id, "clientId": client_id, "includeDone": include_done},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.Deadline])

    def list_all(
        self,
        *,
        limit: int | None = None,
        from_: str | None = None,
        to: str | None = None,
        kind: models.DeadlineKind | None = None,
        item_kind: models.PortfolioKind | None = None,
        item_id: str | None = None,
        client_id: str | None = None,
        include_done: bool | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Deadline]:
        """Last days of the rights of the portfolio: the entries of all pages, which are requested one
        after the other.
        """
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                from_=from_,
                to=to,
                kind=kind,
                item_kind=item_kind,
                item_id=item_id,
                client_id=client_id,
                include_done=include_done,
                timeout=timeout,
            )
        )

    def set_done(
        self,
        id: str,
        *,
        version: int,
        done: bool,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.Deadline:
        """Mark a last day as done, or as not done. The next annuity of a patent follows one that is
        done. Status 409 with `reason` 61001 where it has another version than the one that is sent,
        403 with `reason` 61007 where the account may only read it, `reason` 61012 while it is being
        paid.
        """
        call = Call(
            "POST",
            "/deadlines/{id}/done",
            path_fields={"id": id},
            json={"version": version, "done": done},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.Deadline)


class AnnuitiesApi:
    """Annuities of patents: what they cost, decisions and orders."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        from_: str | None = None,
        to: str | None = None,
        client_id: str | None = None,
        decision: models.Decision | None = None,
        stage: models.AnnuityStage | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.Annuity]:
        """Annuities of patents, with what they cost if they are paid today."""
        call = Call(
            "GET",
            "/annuities",
            query={"limit": limit, "cursor": cursor, "from": from_, "to": to, "clientId": client_id, "decision": decision, "stage": stage},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.Annuity])

    def list_all(
        self,
        *,
        limit: int | None = None,
        from_: str | None = None,
        to: str | None = None,
        client_id: str | None = None,
        decision: models.Decision | None = None,
        stage: models.AnnuityStage | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.Annuity]:
        """Annuities of patents, with what they cost if they are paid today: the entries of all pages,
        which are requested one after the other.
        """
        return each_item(
            lambda cursor: self.list(
                limit=limit,
                cursor=cursor,
                from_=from_,
                to=to,
                client_id=client_id,
                decision=decision,
                stage=stage,
                timeout=timeout,
            )
        )

    def decide(
        self,
        *,
        ids: Sequence[str],
        decision: Literal["keep", "drop", "undecided"],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.DecideAnnuitiesResult:
        """Keep or drop annuities or renewals. Nothing is due any more from an annuity on that is
        dropped. Each that cannot be decided is in `refused`: one that the account does not see,
        that it may only read (`reason` 61007), or that is being paid or is done (61012).
        """
        call = Call(
            "POST",
            "/annuities/decisions",
            json={"ids": ids, "decision": decision},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.DecideAnnuitiesResult)

    def quote(
        self,
        *,
        ids: Sequence[str],
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.QuoteAnnuitiesResult:
        """What annuities cost together if they are ordered today. Those that cannot be ordered are in
        `refused`, `reason` 61020 where one is ordered, done or has no price.
        """
        call = Call(
            "POST",
            "/annuities/quote",
            json={"ids": ids},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.QuoteAnnuitiesResult)

    def order(
        self,
        *,
        ids: Sequence[str],
        total: str,
        agree: bool,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.OrderAnnuitiesResult:
        """Order the payment of annuities. All of them or none, in one order that is paid on the site.
        `total` is what was quoted: `reason` 60202 where the price is another one, 61020 where one
        of them cannot be ordered, 404 where the account does not see one of them or may only read
        it. `agree` confirms the terms of service.
        """
        call = Call(
            "POST",
            "/annuities/order",
            json={"ids": ids, "total": total, "agree": agree},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.OrderAnnuitiesResult)


class JobsApi:
    """Work that goes on in the background."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Job:
        """Progress of a job. Of a product that the key is for."""
        call = Call(
            "GET",
            "/jobs/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Job)

    def cancel(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Job:
        """Cancel a job."""
        call = Call(
            "DELETE",
            "/jobs/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Job)


class UsageApi:
    """What was used."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def get(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
        timeout: float | None = None,
    ) -> models.Usage:
        """What was used. By day, key and product; and what is left of the plan. A live key reads the
        usage of live keys, a test key that of test keys, which use nothing of the plan and have no
        allowances.
        """
        call = Call(
            "GET",
            "/usage",
            query={"from": from_, "to": to},
            timeout=timeout,
        )
        return self._transport.json(call, models.Usage)


class WebhooksApi:
    """Calls to an address of the partner when something happens."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        timeout: float | None = None,
    ) -> list[models.Webhook]:
        """Webhooks. Those of live keys or, with a test key, those of test keys."""
        call = Call(
            "GET",
            "/webhooks",
            timeout=timeout,
        )
        return self._transport.data(call, list[models.Webhook])

    def create(
        self,
        *,
        url: str,
        events: Sequence[models.WebhookEventType],
        secret: str | None = None,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.WebhookWithSecret:
        """Create a webhook. The secret is shown in this answer only. Live keys share the live webhooks
        of an account, test keys its test webhooks, which get test events only.
        """
        call = Call(
            "POST",
            "/webhooks",
            json={"url": url, "events": events, "secret": secret},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.WebhookWithSecret)

    def get(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> models.Webhook:
        """A webhook."""
        call = Call(
            "GET",
            "/webhooks/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        return self._transport.json(call, models.Webhook)

    def update(
        self,
        id: str,
        *,
        url: str | None = None,
        events: Sequence[models.WebhookEventType] | None = None,
        state: Literal["active", "paused"] | None = None,
        timeout: float | None = None,
    ) -> models.Webhook:
        """Change, pause or resume a webhook."""
        call = Call(
            "PATCH",
            "/webhooks/{id}",
            path_fields={"id": id},
            json={"url": url, "events": events, "state": state},
            timeout=timeout,
        )
        return self._transport.json(call, models.Webhook)

    def delete(
        self,
        id: str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Delete a webhook and its log."""
        call = Call(
            "DELETE",
            "/webhooks/{id}",
            path_fields={"id": id},
            timeout=timeout,
        )
        self._transport.empty(call)

    def rotate_secret(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.WebhookWithSecret:
        """Replace the secret. For 24 hours calls carry two signatures, by the new secret and by the
        old one.
        """
        call = Call(
            "POST",
            "/webhooks/{id}/rotate",
            path_fields={"id": id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.WebhookWithSecret)

    def test(
        self,
        id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.TestWebhookResult:
        """Send a test event. Calls the address at once with an event `webhook.test`. Ten in ten
        minutes at most.
        """
        call = Call(
            "POST",
            "/webhooks/{id}/test",
            path_fields={"id": id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.TestWebhookResult)

    def list_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> models.Page[models.WebhookDelivery]:
        """Delivery log."""
        call = Call(
            "GET",
            "/webhooks/{id}/deliveries",
            path_fields={"id": id},
            query={"limit": limit, "cursor": cursor},
            timeout=timeout,
        )
        return self._transport.json(call, models.Page[models.WebhookDelivery])

    def list_all_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Iterator[models.WebhookDelivery]:
        """Delivery log: the entries of all pages, which are requested one after the other."""
        return each_item(
            lambda cursor: self.list_deliveries(
                id,
                limit=limit,
                cursor=cursor,
                timeout=timeout,
            )
        )

    def replay_delivery(
        self,
        id: str,
        delivery_id: str,
        *,
        idempotency_key: str | None = None,
        timeout: float | None = None,
    ) -> models.WebhookDelivery:
        """Deliver an event once more. With the same `webhook-id`."""
        call = Call(
            "POST",
            "/webhooks/{id}/deliveries/{deliveryId}/replay",
            path_fields={"id": id, "deliveryId": delivery_id},
            idempotency_key=idempotency_key,
            timeout=timeout,
        )
        return self._transport.json(call, models.WebhookDelivery)
