import type { CSSProperties } from 'react';
import type { EmptyTableProps } from './types';
import './style.scss';

/**
 * A message with the height of a table.
 *
 * @param props See `EmptyTableProps`.
 */
export function EmptyTable( { children, numberOfRows = 5 }: EmptyTableProps ) {
	const style: CSSProperties & Record< '--number-of-rows', number > = {
		'--number-of-rows': numberOfRows,
	};
	return (
		<div className="woocommerce-table is-empty" style={ style }>
			{ children }
		</div>
	);
}
