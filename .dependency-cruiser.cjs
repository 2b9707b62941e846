/*
 * The direction of imports:
 * client → src/extend → src/components → src/data → src/{notices, navigation, csv-export, date}
 *        → src/{currency, money, number, api, settings, reports, hooks}
 * Within a rank only downwards (the order of the lists below), no cycles.
 */
const ranks = [
	[ 'extend' ],
	[ 'components' ],
	[ 'data' ],
	[ 'notices', 'navigation', 'csv-export', 'date' ],
	[ 'currency', 'money', 'number', 'api', 'settings', 'reports', 'hooks' ],
];

/*
 * The same inside client/. Folders of one rank do not import each other. The
 * loose files (index.ts, pages.ts) stand above all of them.
 */
const clientRanks = [
	[ 'screens', 'compatibility' ],
	[ 'shell' ],
	[ 'mounts', 'blocks' ],
	[ 'report-components' ],
	[ 'reports' ],
	[ 'report' ],
	[ 'views', 'jobs' ],
	[ 'common' ],
	[ 'extend' ],
];

const inOrder = ranks.flat();

/** Every library may import only libraries that stand after it in the order. */
const downwards = inOrder.slice( 1 ).map( ( name, index ) => ( {
	name: `${ name }-imports-only-downwards`,
	severity: 'error',
	from: { path: `^src/${ name }/` },
	to: { path: `^src/(${ inOrder.slice( 0, index + 1 ).join( '|' ) })/` },
} ) );

/** Tests may take examples from above, for instance the definition of a report. */
const clientDownwards = clientRanks.flatMap( ( rank, index ) =>
	rank.map( ( name ) => {
		const below = clientRanks.slice( index + 1 ).flat();
		return {
			name: `client-${ name }-imports-only-downwards`,
			severity: 'error',
			from: { path: `^client/${ name }/`, pathNot: '/test/' },
			to: {
				path: '^client/',
				pathNot: `^client/(${ [ name, ...below ].join( '|' ) })/`,
			},
		};
	} )
);

module.exports = {
	forbidden: [
		{
			name: 'no-cycles',
			severity: 'error',
			from: {},
			to: { circular: true },
		},
		{
			name: 'src-never-imports-client',
			severity: 'error',
			from: { path: '^src/' },
			to: { path: '^client/' },
		},
		{
			name: 'reports-never-import-each-other',
			severity: 'error',
			from: {
				path: '^client/reports/([^/]+)/',
				pathNot: '^client/reports/test/',
			},
			to: {
				path: '^client/reports/[^/]+/',
				pathNot: '^client/reports/($1|common)/',
			},
		},
		{
			name: 'screens-never-import-each-other',
			severity: 'error',
			from: { path: '^client/screens/([^/]+)/' },
			to: {
				path: '^client/screens/',
				pathNot: '^client/screens/$1/',
			},
		},
		{
			name: 'widgets-take-props-not-data',
			comment:
				'Only search, plugins and the attribute filter fetch; every other widget is props in, callbacks out.',
			severity: 'error',
			from: {
				path: '^src/components/',
				// Tests of widgets that search answer for the server.
				pathNot:
					'^src/components/(search|plugins|advanced-filters/attribute-filter)|/test/',
			},
			to: { path: '^src/(data|api)/' },
		},
		{
			name: 'nothing-unresolved',
			comment:
				'React comes with the page, the block editor is not installed, and of some formats there are only types.',
			severity: 'error',
			from: {},
			to: {
				couldNotResolve: true,
				pathNot:
					'^react(-dom)?(/|$)|^@wordpress/block(s|-editor)$|^(geojson|topojson-specification)$',
			},
		},
		{
			name: 'code-never-imports-tests',
			severity: 'error',
			from: { path: '^(src|client)/', pathNot: '/test(ing)?/' },
			to: { path: '(^tests/|/test(ing)?/)' },
		},
		...downwards,
		...clientDownwards,
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: {
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import', 'require', 'node', 'default', 'types' ],
			extensions: [ '.ts', '.tsx', '.js', '.json' ],
		},
	},
};
