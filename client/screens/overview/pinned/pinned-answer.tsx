import { __ } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import { AsyncContent } from '../../../common/async-content';
import { AnswerChart } from '../../../report-components/answer-chart';
import {
	getAnswerQuery,
	listShownAs,
	readQuestion,
} from '../../../report/question';
import type { Report } from '../../../report/report';
import { getFilterSet } from '../../../report/report-filters';
import { useAnswer } from '../../../report/use-answer';
import { useLoadedReport } from '../../../reports/use-loaded-report';

interface Props {
	path: string;
	query: Query;
}

function Content( { report, path, query }: Props & { report: Report } ) {
	const question = readQuestion( query );
	const { data, isPreviousData, error, retry } = useAnswer(
		getAnswerQuery(
			question,
			query,
			getFilterSet( report ).advancedFilters
		)
	);
	const [ first = 'bars' ] = listShownAs( question, false ).filter(
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
			{ data && ! isPreviousData && (
				<AnswerChart
					answer={ data }
					shownAs={ shownAs === 'table' ? first : shownAs }
					path={ path }
					query={ query }
				/>
			) }
		</AsyncContent>
	);
}

/** The chart of a pinned question. */
export function PinnedAnswer( props: Props ) {
	const report = useLoadedReport( 'orders' );
	return (
		<AsyncContent isLoading={ ! report } errorMessage="">
			{ report && <Content { ...props } report={ report } /> }
		</AsyncContent>
	);
}
