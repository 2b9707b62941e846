import { __, sprintf } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import { FailureNotice } from '../common/failure-notice';
import type { Items } from '../report/queries';
import type { QueryResult } from '../report/query-result';
import { RichText } from '../common/rich-text';
import { readLeaderboardRows } from '../report/leaderboards';
import type { Leaderboard } from '../report/leaderboards';

interface Props {
	board: Leaderboard;
	/** How many rows are asked for. */
	rowCount: number;
	boards: QueryResult< Items >;
}

/** One top list. */
export function LeaderboardTable( { board, rowCount, boards }: Props ) {
	const { id, label, headers } = board;
	const rows = readLeaderboardRows( boards.data, id );

	if ( boards.error && ! rows ) {
		return (
			<FailureNotice
				message={ sprintf(
					/* translators: %s: name of a list, e.g. "Top products - Items sold". */
					__( 'Could not load %s.', 'storedeck' ),
					label
				) }
				detail={ boards.error.message }
				onRetry={ boards.retry }
			/>
		);
	}
	return (
		<TableCard
			title={ label }
			headers={ headers.map( ( header, at ) => ( {
				key: String( at ),
				label: header,
				isNumeric: at > 0,
				required: true,
			} ) ) }
			rows={ rows?.map( ( row ) =>
				row.map( ( { display, value } ) => ( {
					display: <RichText html={ display } />,
					value,
				} ) )
			) }
			rowsPerPage={ rowCount }
			totalRows={ rows?.length ?? 0 }
			isLoading={ ! rows }
			isBusy={ boards.isRequesting }
			showMenu={ false }
			emptyMessage={ __(
				'No data recorded for the selected time period.',
				'storedeck'
			) }
		/>
	);
}
