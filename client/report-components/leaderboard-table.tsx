import { __, sprintf } from '@wordpress/i18n';
import { TableCard } from '@storedeck/components';
import { FailureNotice } from '../common/failure-notice';
import type { Part } from '../report/use-report';
import { RichText } from '../common/rich-text';
import { readRows } from '../report/leaderboards';
import type { Board } from '../report/leaderboards';

interface Props {
	board: Board;
	/** How many rows are asked for. */
	rowCount: number;
	boards: Part<
		ReadonlyMap< string | number, Readonly< Record< string, unknown > > >
	>;
}

/** One top list. */
export function BoardTable( { board, rowCount, boards }: Props ) {
	const { id, label, headers } = board;
	const rows = readRows( boards.data, id );

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
			isBusy={ boards.isLoading }
			showMenu={ false }
			emptyMessage={ __(
				'No data recorded for the selected time period.',
				'storedeck'
			) }
		/>
	);
}
