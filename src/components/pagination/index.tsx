import { classNames } from '../class-names';
import { PageArrows } from './page-arrows';
import { PagePicker } from './page-picker';
import { countPages, isPerPageUseful } from './pages';
import { PerPagePicker } from './per-page-picker';
import type { PaginationProps } from './types';
import './style.scss';

export type { PageSource, PaginationProps } from './types';

const noop = () => {};

/**
 * Pagination with arrows, a page input and the rows per page. With a single
 * page, only the rows per page are shown, and only if a smaller number would
 * create more pages.
 *
 * @param props See `PaginationProps`.
 */
export function Pagination( {
	page,
	perPage,
	total,
	onPageChange = noop,
	onPerPageChange = noop,
	className,
	showPagePicker = true,
	showPerPagePicker = true,
	showPageArrowsLabel = true,
}: PaginationProps ) {
	const pageCount = countPages( total, perPage );
	const changePerPage = ( newPerPage: number ) => {
		onPerPageChange( newPerPage );
		const lastPage = countPages( total, newPerPage );
		if ( page > lastPage ) {
			onPageChange( lastPage );
		}
	};
	const classes = classNames( 'woocommerce-pagination', className );
	const perPagePicker = (
		<PerPagePicker perPage={ perPage } onChange={ changePerPage } />
	);

	if ( pageCount <= 1 ) {
		return isPerPageUseful( total ) ? (
			<div className={ classes }>{ perPagePicker }</div>
		) : null;
	}
	return (
		<div className={ classes }>
			<PageArrows
				page={ page }
				pageCount={ pageCount }
				showLabel={ showPageArrowsLabel }
				onPageChange={ onPageChange }
			/>
			{ showPagePicker && (
				<PagePicker
					page={ page }
					pageCount={ pageCount }
					onPageChange={ onPageChange }
				/>
			) }
			{ showPerPagePicker && perPagePicker }
		</div>
	);
}
