import { Table } from './table';
import type { TablePlaceholderProps } from './types';
import './style.scss';

/**
 * A loading table: headers and gray rows. It is hidden from assistive
 * technology.
 *
 * @param props See `TablePlaceholderProps`.
 */
export function TablePlaceholder( {
	numberOfRows = 5,
	headers = [],
	...props
}: TablePlaceholderProps ) {
	const row = headers.map( () => ( {
		display: <span className="is-placeholder" />,
	} ) );
	return (
		<Table
			{ ...props }
			ariaHidden
			className="is-loading"
			headers={ headers }
			rows={ Array.from( { length: numberOfRows }, () => row ) }
		/>
	);
}
