import { __, sprintf } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import { FailureNotice } from '../common/failure-notice';
import type { Items } from '../report/queries';
import type { QueryResult } from '../report/query-result';
import { RichText } from '../common/rich-text';
import { readLeaderboardRows } from '../report/leaderboards';
import type { Leaderboard } from '../report/leaderboards';

interface Props {
	leaderboard: Leaderboard;
	/** The number of rows requested. */
	rowCount: number;
	items: QueryResult< Items >;
}

export function LeaderboardTable( { leaderboard, rowCount, items }: Props ) {
	const { id, label, headers } = leaderboard;
	const rows = readLeaderboardRows( items.data, id );

	if ( items.error && ! rows ) {
		return (
			<FailureNotice
				message={ sprintf(
					/* translators: %s: title of a leaderboard, e.g. "Top products - Items sold". */
					__( 'Could not load %s.', 'storedeck' ),
					label
				) }
				detail={ items.error.message }
				onRetry={ items.retry }
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
			isBusy={ items.isRequesting }
			showMenu={ false }
			emptyMessage={ __(
				'No data recorded for the selected time period.',
				'storedeck'
			) }
		/>
	);
}
