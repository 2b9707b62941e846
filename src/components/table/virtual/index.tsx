import type { ReactNode, RefObject } from 'react';
import {
	Fragment,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { getVisibleIndexes } from '../../visible-range';
import { withGaps } from './with-gaps';

/** Number of rows rendered above and below the view. */
const OVERSCAN = 8;

/** Height in px of a row and the table before they are measured. */
const ROW_HEIGHT = 45;
const BOX_HEIGHT = 600;

export interface VirtualRowsProps {
	/** The scrolling element. */
	boxRef: RefObject< HTMLElement >;
	count: number;
	columnCount: number;
	/** A row that must be rendered. */
	keptRow?: number;
	renderRow: ( index: number ) => ReactNode;
}

const getRow = ( target: EventTarget | null ) => {
	const row =
		target instanceof Element
			? target.closest( 'tr' )?.dataset.row
			: undefined;
	return row === undefined ? undefined : Number( row );
};

/** The focused row and its neighbors, so that Tab works. */
const getKeptRows = ( ...rows: ( number | undefined )[] ) =>
	rows.flatMap( ( row ) =>
		row === undefined ? [] : [ row - 1, row, row + 1 ]
	);

/**
 * The rows of a table that are in view. All rows have the same height. The
 * focused row is always rendered.
 *
 * @param props See `VirtualRowsProps`.
 */
export function VirtualRows( {
	boxRef,
	count,
	columnCount,
	keptRow,
	renderRow,
}: VirtualRowsProps ) {
	const ref = useRef< HTMLTableSectionElement >( null );
	const [ rowHeight, setRowHeight ] = useState( ROW_HEIGHT );
	const [ viewRange, setViewRange ] = useState( {
		top: 0,
		height: BOX_HEIGHT,
	} );
	const [ focusedRow, setFocusedRow ] = useState< number >();

	// The height depends on density and font size.
	useLayoutEffect( () => {
		const height = ref.current
			?.querySelector( 'tr[data-row]' )
			?.getBoundingClientRect().height;
		if ( height ) {
			// Browsers round scroll positions.
			setRowHeight( ( last ) =>
				Math.abs( height - last ) > 0.1 ? height : last
			);
		}
	}, [ renderRow, viewRange ] );

	useEffect( () => {
		const box = boxRef.current;
		if ( ! box ) {
			return undefined;
		}
		const measure = () => {
			// Rounds to rows, because most scroll events need no render.
			const step = rowHeight * ( OVERSCAN / 2 );
			const top = Math.floor( box.scrollTop / step ) * step;
			const height = ( box.clientHeight || BOX_HEIGHT ) + step;
			setViewRange( ( last ) =>
				last.top === top && last.height === height
					? last
					: { top, height }
			);
		};
		measure();
		box.addEventListener( 'scroll', measure, { passive: true } );
		const observer =
			typeof ResizeObserver === 'undefined'
				? undefined
				: new ResizeObserver( measure );
		observer?.observe( box );
		return () => {
			box.removeEventListener( 'scroll', measure );
			observer?.disconnect();
		};
	}, [ boxRef, rowHeight ] );

	// Browsers scroll the page with these keys.
	useEffect( () => {
		const box = boxRef.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const isToEdge = event.ctrlKey || event.metaKey;
			if ( ! box || event.target !== box || ! isToEdge ) {
				return;
			}
			if ( event.key === 'End' || event.key === 'Home' ) {
				event.preventDefault();
				box.scrollTop = event.key === 'End' ? box.scrollHeight : 0;
			}
		};
		box?.addEventListener( 'keydown', onKeyDown );
		return () => box?.removeEventListener( 'keydown', onKeyDown );
	}, [ boxRef ] );

	const indexes = getVisibleIndexes(
		count,
		rowHeight,
		viewRange,
		OVERSCAN,
		getKeptRows( keptRow, focusedRow )
	);
	return (
		<tbody
			ref={ ref }
			onFocus={ ( { target } ) => setFocusedRow( getRow( target ) ) }
			onBlur={ ( { relatedTarget } ) =>
				setFocusedRow( getRow( relatedTarget ) )
			}
		>
			{ withGaps( indexes, count ).map( ( line ) =>
				line.type === 'row' ? (
					<Fragment key={ line.index }>
						{ renderRow( line.index ) }
					</Fragment>
				) : (
					<tr
						key={ `gap-${ line.before }` }
						className="woocommerce-table__gap"
						aria-hidden="true"
						style={ { height: line.count * rowHeight } }
					>
						<td colSpan={ columnCount } />
					</tr>
				)
			) }
		</tbody>
	);
}
