import type { CSSProperties } from 'react';
import type { EmptyTableProps } from './types';
import './style.scss';

/**
 * A message in the place of a table, as high as the table would be.
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
