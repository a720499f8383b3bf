import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { ImageExplanation } from '../../../shared/similarity/image-explanation.tsx'
import { ImageForm } from '../components/image/image-form.tsx'
import { ImageSaveBar } from '../components/image/image-save-bar.tsx'
import { ImageSentence } from '../components/image/image-sentence.tsx'
import { NoImageFound } from '../components/image/no-image-found.tsx'
import { SearchResults } from '../components/results/search-results.tsx'
import { useImageSearch } from '../hooks/use-image-search.ts'
import { useSearchAddress } from '../hooks/use-search-address.ts'
import { crossSearchPath } from '../model/cross-query.ts'
import { imageSearchPath, readConditions, readImageSearch } from '../model/image-query.ts'
import { soughtOf } from '../model/sought-address.ts'
import { allCountries } from '../model/query.ts'

/** The search by image and, once something is requested, its answer. Everything that is requested is in the address. */
export function ImageSearchPage() {
  const { t } = useTranslation('imageSearch')
  const [parameters] = useSearchParams()
  const search = readImageSearch(parameters)
  const answer = useImageSearch(search)
  const { result } = answer

  const layout = search?.view.layout ?? null
  const { ask, look } = useSearchAddress({ search, layout, answer, pathOf: imageSearchPath })
  const query = search?.query
  const image = result?.queryImage?.imgFile ?? (query && 'imgFile' in query.source ? query.source.imgFile : null)
  const explain = (hit: TrademarkHit) =>
    result?.queryImage &&
    hit.similarity && (
      <ImageExplanation
        image={result.queryImage}
        hit={hit}
        similarity={hit.similarity}
        engineVersion={result.engineVersion}
      />
    )
  return (
    <>
      <PageTitle text={t(search ? 'resultTitle' : 'title')} />
      <ImageForm
        requested={query ?? null}
        initial={readConditions(parameters)}
        shown={result?.queryImage}
        isBusy={answer.isFetching && !result}
        onSearch={ask}
      />
      {query && image && <ImageSaveBar key={`save ${imageSearchPath({ query })}`} query={query} imgFile={image} />}
      {search && query && (
        <SearchResults
          search={{ query: query.conditions, view: { ...search.view, layout: search.view.layout ?? 'cards' } }}
          answer={answer}
          onView={look}
          image={{
            sentence: <ImageSentence conditions={query.conditions} {...(result && { result })} />,
            explain,
            everywherePath: result?.queryImage
              ? crossSearchPath({
                  source: { text: '', imgFile: result.queryImage.imgFile, crop: query.crop },
                  conditions: { ...query.conditions, countries: allCountries },
                })
              : null,
            sought:
              result?.queryImage && !query.crop
                ? soughtOf({ ...query.conditions, text: '' }, result.queryImage.imgFile)
                : null,
            nothing: <NoImageFound query={query} />,
            pathWith: (changes) =>
              imageSearchPath({ query: { ...query, conditions: { ...query.conditions, ...changes } } }),
          }}
        />
      )}
    </>
  )
}
