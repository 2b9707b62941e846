import { Button, CardFooter } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '../link';
import { formatCount } from '../select-control/format-count';

interface Props {
	/** The address of the filters as they are set. */
	target: string;
	/** The address without filters. */
	cleared: string;
	hasRows: boolean;
	/** Whether the address holds anything that can be taken away. */
	canClear: boolean;
	/** Whether applying would change nothing. */
	isApplied: boolean;
	/** Rows that would fit, when they are counted. */
	count: number | undefined;
	onFilter: () => void;
	onClear: () => void;
}

/** Applies the filters, or takes them all away. */
export function Footer( {
	target,
	cleared,
	hasRows,
	canClear,
	isApplied,
	count,
	onFilter,
	onClear,
}: Props ) {
	const bar = useRef< HTMLDivElement >( null );
	// What was pressed gives way to what cannot be: the focus stays there.
	const [ wasPressed, setPressed ] = useState( false );
	const canFilter = hasRows && ! isApplied;

	const isAfterPress = useRef( false );

	useEffect( () => {
		isAfterPress.current = wasPressed;
	}, [ wasPressed ] );
	useEffect( () => {
		if ( canFilter ) {
			setPressed( false );
		} else if ( isAfterPress.current ) {
			bar.current?.querySelector( 'button' )?.focus();
		}
	}, [ canFilter ] );

	return (
		<CardFooter justify="flex-start">
			<div ref={ bar } className="woocommerce-filters-advanced__controls">
				{ canFilter ? (
					<Link
						className="components-button is-primary"
						type="wc-admin"
						href={ target }
						onClick={ () => {
							setPressed( true );
							onFilter();
						} }
					>
						{ __( 'Filter', 'storedeck' ) }
					</Link>
				) : (
					<Button
						variant="primary"
						disabled
						__experimentalIsFocusable={ wasPressed }
					>
						{ __( 'Filter', 'storedeck' ) }
					</Button>
				) }
				{ canClear && (
					<Link type="wc-admin" href={ cleared } onClick={ onClear }>
						{ __( 'Clear all filters', 'storedeck' ) }
					</Link>
				) }
				<span
					className="woocommerce-filters-advanced__count"
					role="status"
				>
					{ count !== undefined &&
						sprintf(
							/* translators: %s: number of rows. */
							_n(
								'%s row matches',
								'%s rows match',
								count,
								'storedeck'
							),
							formatCount( count )
						) }
				</span>
			</div>
		</CardFooter>
	);
}
