const path = require( 'path' );
const { Compilation, sources } = require( 'webpack' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

/** The code that a chunk asks for when it runs, besides its own. */
const ASKS_FOR = { report: [ 'create-report' ] };

/**
 * Writes which files each named chunk needs, itself and what it shares with
 * others, so that the page can have them loaded before its script asks for
 * them: `storedeck.chunks.php`, `'report' => array( 'chunks/…js', … )`.
 */
class ChunkList {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'ChunkList', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'ChunkList',
					// The names of files are final then.
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() =>
					compilation.emitAsset(
						'storedeck.chunks.php',
						new sources.RawSource(
							ChunkList.write( compilation.namedChunkGroups )
						)
					)
			)
		);
	}

	static write( groups ) {
		for ( const [ name, { chunks } ] of groups ) {
			for ( const chunk of chunks ) {
				const style = [ ...chunk.files ].find( ( file ) =>
					file.endsWith( '.css' )
				);
				if ( style && ! chunk.canBeInitial() ) {
					throw new Error(
						`The chunk ${ name } would load ${ style } when it is shown; all styles belong into the file that the page has from the start.`
					);
				}
			}
		}
		const quote = ( text ) => `'${ text.replace( /['\\]/g, '\\$&' ) }'`;
		const lists = [ ...groups ]
			.filter( ( [ , group ] ) => ! group.isInitial() )
			.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
			.map( ( [ name ] ) => {
				const files = [ name, ...( ASKS_FOR[ name ] ?? [] ) ]
					.flatMap( ( asked ) => groups.get( asked ).chunks )
					// The page has the first one already.
					.filter( ( chunk ) => ! chunk.canBeInitial() )
					.flatMap( ( chunk ) => [ ...chunk.files ] )
					.filter( ( file ) => file.endsWith( '.js' ) );
				return `${ quote(
					// Webpack names these chunks after the file.
					name.replace( /^(report-.+)-extension$/, '$1' )
				) } => array( ${ [ ...new Set( files ) ]
					.map( quote )
					.join( ', ' ) } )`;
			} );
		return `<?php return array( ${ lists.join( ', ' ) } );\n`;
	}
}

/**
 * What the pages of figures share, in few files: each request takes its time,
 * and a page of figures would make one for every set of screens that share
 * something. What other pages need of it is a file of its own, so that they do
 * not load the rest.
 */
const FIGURES = [ 'overview', 'report' ];
const SHARED_WITH = {
	home: 'base',
	reviews: 'table',
	'mount-chart': 'chart',
	'mount-summary': 'summary',
};

/** What more files need than this, any page may need. */
const MANY = 6;

/** The chunks that a module is in at first: they are asked for one by one later. */
const chunksOf = new WeakMap();

const figures = {
	chunks: 'async',
	minChunks: 2,
	priority: 10,
	test: ( module, { chunkGraph } ) => {
		const names = [ ...chunkGraph.getModuleChunksIterable( module ) ].map(
			( { name } ) => name
		);
		chunksOf.set( module, names );
		return FIGURES.every( ( name ) => names.includes( name ) );
	},
	name: ( module ) => {
		const names = chunksOf.get( module );
		if ( names.length > MANY ) {
			return 'base';
		}
		const other = Object.keys( SHARED_WITH ).find( ( name ) =>
			names.includes( name )
		);
		return other ? SHARED_WITH[ other ] : 'figures';
	},
};

/*
 * One bundle for the plugin. WordPress provides React, wp.*, moment and lodash
 * (the default configuration extracts them and writes storedeck.asset.php).
 * Chunk names hold no `~`: some servers refuse such URLs.
 */
/*
 * Widgets carry their own class names, so the order of their styles does not
 * matter; chunks that use them in different orders are no reason to warn.
 */
for ( const plugin of defaults.plugins ) {
	if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
		plugin.options.ignoreOrder = true;
	}
}

module.exports = {
	...defaults,
	plugins: [ ...defaults.plugins, new ChunkList() ],
	entry: {
		storedeck: path.resolve( __dirname, 'client/index.ts' ),
		// Loaded by the block editor only.
		blocks: path.resolve( __dirname, 'client/blocks/index.tsx' ),
		// Loaded with extensions of WooCommerce's admin where WooCommerce is not active.
		compatibility: path.resolve(
			__dirname,
			'client/compatibility/index.ts'
		),
	},
	output: {
		...defaults.output,
		path: path.resolve( __dirname, 'php-stub/build' ),
		filename: '[name].js',
		chunkFilename: 'chunks/[name].[contenthash:12].js',
		publicPath: 'auto',
		clean: true,
		uniqueName: 'storedeck',
	},
	optimization: {
		...defaults.optimization,
		splitChunks: {
			/*
			 * What several screens share is loaded once. Small pieces are not
			 * worth a request each.
			 */
			minSize: 12_000,
			cacheGroups: {
				default: {
					minChunks: 2,
					priority: -20,
					reuseExistingChunk: true,
				},
				defaultVendors: false,
				figures,
				/*
				 * All styles are one file, loaded with the page: a stylesheet
				 * that a chunk brings would come after its first paint, and
				 * without its right-to-left twin. Before all that is said of
				 * scripts.
				 */
				style: {
					type: 'css/mini-extract',
					name: 'storedeck',
					chunks: 'all',
					enforce: true,
					priority: 20,
				},
			},
		},
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve?.alias,
			'@storedeck': path.resolve( __dirname, 'src' ),
			'side-channel$': path.resolve(
				__dirname,
				'bin/build/side-channel.cjs'
			),
			// URLs are read by qs and written by WordPress' url package.
			[ path.join(
				path.dirname( require.resolve( 'qs' ) ),
				'stringify.js'
			) ]: false,
		},
	},
};
