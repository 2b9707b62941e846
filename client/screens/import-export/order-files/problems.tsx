import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	downloadCSVFile,
	generateCSVDataFromTable,
} from '@storedeck/csv-export';
import { formatCount } from '../../../common/store-format';
import { useTask } from '../../../common/use-task';
import { DataTable } from './preview';
import { getProblems } from './requests';
import type { OrderImport, Problem } from './types';

/** Problems that are shown. */
const SHOWN = 10;

/** All pages of a list. */
const ALL = -1;

const getHead = () => [
	{ label: __( 'Line', 'storedeck' ), key: 'line', isNumber: true },
	{ label: __( 'Result', 'storedeck' ), key: 'type' },
	{ label: __( 'Column', 'storedeck' ), key: 'column' },
	{ label: __( 'Value', 'storedeck' ), key: 'value' },
	{ label: __( 'Reason', 'storedeck' ), key: 'message' },
];

const getResult = ( { type }: Problem ) =>
	type === 'problem'
		? __( 'Not imported', 'storedeck' )
		: __( 'Warning', 'storedeck' );

const getCells = ( problem: Problem ) => [
	String( problem.line ),
	getResult( problem ),
	problem.column,
	problem.value,
	problem.message,
];

/** Downloads the list of the rows with a problem. */
export function DownloadProblems( { item }: { item: OrderImport } ) {
	const { isRunning: isBusy, run } = useTask();
	const download = () =>
		run(
			async () => {
				const { data } = await getProblems( item.id, ALL );
				downloadCSVFile(
					`${ item.file.replace( /\.\w+$/, '' ) } - ${ __(
						'problems',
						'storedeck'
					) }.csv`,
					generateCSVDataFromTable(
						getHead(),
						data.map( ( problem ) =>
							getCells( problem ).map( ( value ) => ( {
								display: value,
								value,
							} ) )
						)
					)
				);
			},
			__( 'Could not download the list.', 'storedeck' )
		);
	return (
		<Button
			variant="secondary"
			isBusy={ isBusy }
			aria-disabled={ isBusy }
			aria-label={ sprintf(
				/* translators: %s: name of a file. */
				__( 'Download problems of %s', 'storedeck' ),
				item.file
			) }
			onClick={ () => ! isBusy && download() }
		>
			{ __( 'Download problems', 'storedeck' ) }
		</Button>
	);
}

/** The first rows with a problem. */
export function Problems( { item }: { item: OrderImport } ) {
	const [ problems, setProblems ] = useState< Problem[] >( [] );

	useEffect( () => {
		let isCurrent = true;
		getProblems( item.id, SHOWN ).then(
			( { data } ) => isCurrent && setProblems( data ),
			// The download tells why the list cannot be read.
			() => {}
		);
		return () => {
			isCurrent = false;
		};
	}, [ item ] );

	return (
		<div className="storedeck-order-file__problems">
			<DataTable
				caption={ sprintf(
					/* translators: %s: number of problems. */
					_n(
						'%s problem',
						'%s problems',
						item.problems,
						'storedeck'
					),
					formatCount( item.problems )
				) }
				head={ getHead() }
			>
				{ problems.map( ( problem, index ) => (
					<tr key={ index }>
						<td className="is-number">
							{ formatCount( problem.line ) }
						</td>
						<td className="is-short">{ getResult( problem ) }</td>
						<td>{ problem.column }</td>
						<td>{ problem.value }</td>
						<td className="is-wide">{ problem.message }</td>
					</tr>
				) ) }
			</DataTable>
			<DownloadProblems item={ item } />
		</div>
	);
}
