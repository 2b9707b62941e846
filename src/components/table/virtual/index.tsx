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

/** Rows kept ready above and below those in view. */
const MARGIN = 8;

/** Height of a row and of the box before they are measured, in px. */
const ROW_HEIGHT = 45;
const BOX_HEIGHT = 600;

export interface VirtualRowsProps {
	/** The box that scrolls. */
	boxRef: RefObject< HTMLElement >;
	count: number;
	columnCount: number;
	/** A row that has to be in the document wherever it is. */
	keptRow?: number;
	/** Draws a row. */
	renderRow: ( index: number ) => ReactNode;
}

const getRow = ( target: EventTarget | null ) => {
	const row =
		target instanceof Element
			? target.closest( 'tr' )?.dataset.row
			: undefined;
	return row === undefined ? undefined : Number( row );
};

/** The row with the focus and those beside it: Tab goes on from there. */
const getKept = ( ...rows: ( number | undefined )[] ) =>
	rows.flatMap( ( row ) =>
		row === undefined ? [] : [ row - 1, row, row + 1 ]
	);

/**
 * The rows of a long table that are in view. All are equally high. The one with
 * the focus stays in the document wherever the table is scrolled to.
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
	const [ place, setPlace ] = useState( { top: 0, height: BOX_HEIGHT } );
	const [ focusedRow, setFocusedRow ] = useState< number >();

	// Another density, another size of text.
	useLayoutEffect( () => {
		const height = ref.current
			?.querySelector( 'tr[data-row]' )
			?.getBoundingClientRect().height;
		if ( height ) {
			// Browsers round some of them.
			setRowHeight( ( last ) =>
				Math.abs( height - last ) > 0.1 ? height : last
			);
		}
	}, [ renderRow, place ] );

	useEffect( () => {
		const box = boxRef.current;
		if ( ! box ) {
			return undefined;
		}
		const measure = () => {
			// Rows, not pixels: most of scrolling draws nothing new.
			const step = rowHeight * ( MARGIN / 2 );
			const top = Math.floor( box.scrollTop / step ) * step;
			const height = ( box.clientHeight || BOX_HEIGHT ) + step;
			setPlace( ( last ) =>
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

	// Browsers take these keys for the page.
	useEffect( () => {
		const box = boxRef.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const isFar = event.ctrlKey || event.metaKey;
			if ( ! box || event.target !== box || ! isFar ) {
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
		place,
		MARGIN,
		getKept( keptRow, focusedRow )
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
