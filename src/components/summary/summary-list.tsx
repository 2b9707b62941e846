import type { ReactElement } from 'react';
import { Dropdown } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { cloneElement, isValidElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CardMenu } from './card-menu';
import { getHasItemsClass } from './has-items-class';
import type { SummaryListProps, SummaryNumberProps } from './types';
import './style.scss';

type Card = ReactElement< Partial< SummaryNumberProps > >;

const isCard = ( child: unknown ): child is Card => isValidElement( child );

interface ListProps {
	cards: readonly Card[];
	label: string;
	isMenu: boolean;
	isVertical: boolean;
	onClose?: () => void;
}

/** A menu or a toolbar if the cards are links, otherwise a list. */
function List( { cards, label, ...menu }: ListProps ) {
	const className = `woocommerce-summary ${ getHasItemsClass(
		cards.length
	) }`;
	if ( ! cards.some( ( { props } ) => props.href ) ) {
		return (
			<ul className={ className } aria-label={ label }>
				{ cards }
			</ul>
		);
	}
	return (
		<CardMenu
			cards={ cards }
			className={ className }
			label={ label }
			{ ...menu }
		/>
	);
}

/**
 * A list of summary cards. On small screens only the selected card is shown and
 * opens a dropdown with all cards.
 *
 * @param props See `SummaryListProps`.
 *
 * @example
 * <SummaryList>
 *   { () => [
 *     <SummaryNumber key="revenue" label="Gross sales" value="$829.40" delta={ 29 } />,
 *     <SummaryNumber key="orders" label="Orders" value={ 23 } delta={ -3 } />,
 *   ] }
 * </SummaryList>
 */
export function SummaryList( {
	children,
	isCollapsible = true,
	label = __( 'Performance Indicators', 'storedeck' ),
}: SummaryListProps ) {
	const isNarrow = useViewportMatch( 'large', '<' );
	const cards = children( {} ).filter( isCard );
	const selected = cards.find( ( { props } ) => props.selected );

	if ( ! isCollapsible || ! isNarrow || cards.length < 2 || ! selected ) {
		return (
			<List
				cards={ cards }
				label={ label }
				isMenu={ isCollapsible }
				isVertical={ isNarrow }
			/>
		);
	}
	return (
		<Dropdown
			className="woocommerce-summary__dropdown"
			contentClassName="woocommerce-summary__dropdown-content"
			popoverProps={ { placement: 'bottom' } }
			headerTitle={ label }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ul
					className="woocommerce-summary is-single"
					aria-label={ label }
				>
					{ cloneElement( selected, {
						// A constant key keeps the button, so that it gets
						// focus back when another card is selected.
						key: 'toggle',
						onToggle,
						isOpen,
					} ) }
				</ul>
			) }
			renderContent={ ( menu ) => (
				<List
					cards={ children( menu )
						.filter( isCard )
						.map( ( card ) =>
							cloneElement( card, {
								onLinkClickCallback: ( event ) => {
									card.props.onLinkClickCallback?.( event );
									menu.onClose();
								},
							} )
						) }
					label={ label }
					isMenu
					isVertical
					onClose={ menu.onClose }
				/>
			) }
		/>
	);
}
