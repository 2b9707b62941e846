import { __, sprintf } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import { AsyncContent } from '../common/async-content';
import { formatList } from '../common/format-list';
import type { Answer } from '../report/answer';
import { AnswerChart } from './answer-chart';
import { Notes } from './notes';
import { getAnswerQuery, listShownAs, readQuestion } from '../report/question';
import { getFilterSet } from '../report/report-filters';
import { useAnswer } from '../report/use-answer';
import { useLoadedReport } from '../reports/use-loaded-report';

interface Props {
	path: string;
	/** The query of Explore’s URL. */
	query: Query;
}

/** The metric that is drawn, and what it is split by. */
function getTitle( { metrics, dimensions }: Answer ) {
	const metric = metrics[ 0 ]?.name ?? '';
	return dimensions.length > 0
		? sprintf(
				/* translators: 1: name of a metric, 2: names of dimensions, for example "Orders by Weekday and Hour". */
				__( '%1$s by %2$s', 'storedeck' ),
				metric,
				formatList( dimensions.map( ( { name } ) => name ) )
		  )
		: metric;
}

/** The chart of a question, outside of Explore. */
export function QuestionChart( { path, query }: Props ) {
	const report = useLoadedReport( 'orders' );
	const question = readQuestion( query );
	const { data, error, retry } = useAnswer(
		report &&
			getAnswerQuery(
				question,
				query,
				getFilterSet( report ).advancedFilters
			)
	);
	const isOrdered = Boolean(
		data?.dimensions.every( ( dimension ) => dimension.is_ordered )
	);
	const [ first = 'bars' ] = listShownAs( question, isOrdered ).filter(
		( name ) => name !== 'table'
	);
	const shownAs = question.shownAs ?? first;
	return (
		<AsyncContent
			isLoading={ ! data }
			hasContent={ Boolean( data ) }
			error={ error }
			errorMessage={ __( 'Could not load the answer.', 'storedeck' ) }
			onRetry={ retry }
		>
			{ data && (
				<>
					<AnswerChart
						answer={ data }
						shownAs={ shownAs === 'table' ? first : shownAs }
						title={ getTitle( data ) }
						path={ path }
						query={ query }
					/>
					<Notes notes={ data.notes } />
				</>
			) }
		</AsyncContent>
	);
}
