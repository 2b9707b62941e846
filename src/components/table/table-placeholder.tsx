import { Table } from './table';
import type { TablePlaceholderProps } from './types';
import './style.scss';

/**
 * A table that is still empty: its headers and as many grey rows as expected.
 * It says nothing to assistive technology.
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
