export const overseas = `
US
Alabama, Alaska:
Arizona: Phoenix, Tucson
Arkansas:
California: Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Palo Alto
Colorado: Denver, Boulder
Connecticut, Delaware:
Florida: Miami, Orlando, Tampa, Jacksonville
Georgia: Atlanta
Hawaii: Honolulu
Idaho:
Illinois: Chicago
Indiana: Indianapolis
Iowa, Kansas, Kentucky:
Louisiana: New Orleans
Maine:
Maryland: Baltimore
Massachusetts: Boston
Michigan: Detroit
Minnesota: Minneapolis, Saint Paul
Mississippi, Missouri, Montana, Nebraska:
Nevada: Las Vegas
New Hampshire, New Jersey, New Mexico:
New York: New York, Buffalo
North Carolina: Charlotte, Raleigh
North Dakota:
Ohio: Columbus, Cleveland
Oklahoma:
Oregon: Portland
Pennsylvania: Philadelphia, Pittsburgh
Rhode Island, South Carolina, South Dakota:
Tennessee: Nashville, Memphis
Texas: Houston, Dallas, Austin, San Antonio
Utah: Salt Lake City
Vermont, Virginia:
Washington: Seattle, Spokane
West Virginia:
Wisconsin: Milwaukee, Madison
Wyoming:
`;
