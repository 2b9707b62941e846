import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { EllipsisMenu, MenuItem } from '../../ellipsis-menu';
import type { ImageType } from '../tools';

/** Time in ms that a message is shown. */
const MESSAGE_TIME = 5000;

export interface ChartMenuProps {
	saveImage: ( type: ImageType ) => Promise< void >;
	/** Returns false if the browser denies it. */
	copyData: () => Promise< boolean >;
}

/** A menu to save the chart as an image and to copy its data. */
export function ChartMenu( { saveImage, copyData }: ChartMenuProps ) {
	const [ message, setMessage ] = useState( '' );

	useEffect( () => {
		if ( message ) {
			const timer = window.setTimeout(
				() => setMessage( '' ),
				MESSAGE_TIME
			);
			return () => window.clearTimeout( timer );
		}
	}, [ message ] );

	const announce = ( text: string ) => {
		setMessage( text );
		speak( text );
	};
	const saveChart = async ( type: ImageType ) => {
		try {
			await saveImage( type );
			announce( __( 'Chart saved.', 'storedeck' ) );
		} catch ( error ) {
			window.reportError?.( error );
			announce( __( 'Could not save the chart.', 'storedeck' ) );
		}
	};
	const copyChartData = async () => {
		try {
			announce(
				( await copyData() )
					? __( 'Data copied.', 'storedeck' )
					: __( 'Could not copy the data.', 'storedeck' )
			);
		} catch ( error ) {
			window.reportError?.( error );
			announce( __( 'Could not copy the data.', 'storedeck' ) );
		}
	};

	return (
		<div className="woocommerce-chart__menu">
			<span className="woocommerce-chart__message" aria-hidden="true">
				{ message }
			</span>
			<EllipsisMenu
				label={ __( 'Chart actions', 'storedeck' ) }
				renderContent={ ( { onClose } ) => {
					const item = ( text: string, invoke: () => void ) => (
						<MenuItem
							isClickable
							onInvoke={ () => {
								onClose();
								invoke();
							} }
						>
							{ text }
						</MenuItem>
					);
					return (
						<>
							{ item( __( 'Save as PNG', 'storedeck' ), () =>
								saveChart( 'png' )
							) }
							{ item( __( 'Save as SVG', 'storedeck' ), () =>
								saveChart( 'svg' )
							) }
							{ item(
								__( 'Copy data', 'storedeck' ),
								copyChartData
							) }
						</>
					);
				} }
			/>
		</div>
	);
}
